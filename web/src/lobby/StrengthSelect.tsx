/** How strong a bot is to be. */
import { t } from "../app/state.ts";

interface StrengthSelectProps {
  /** The bots that can play the game. */
  bots: readonly string[];
  chosen: string;
  onChoose(strength: string): void;
}

export function StrengthSelect({ bots, chosen, onChoose }: StrengthSelectProps) {
  return (
    <select
      aria-label={t("web-strength")}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {bots.map((value) => (
        <option key={value} value={value}>
          {t(`web-strength-${value}`)}
        </option>
      ))}
    </select>
  );
}
