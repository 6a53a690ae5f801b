/** How strong a bot is to be. */
import { serverInfo, t } from "../app/state.ts";

interface StrengthSelectProps {
  chosen: string;
  onChoose(strength: string): void;
}

export function StrengthSelect({ chosen, onChoose }: StrengthSelectProps) {
  return (
    <select
      aria-label={t("web-strength")}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {(serverInfo.value?.bots ?? []).map((value) => (
        <option key={value} value={value}>
          {t(`web-strength-${value}`)}
        </option>
      ))}
    </select>
  );
}
