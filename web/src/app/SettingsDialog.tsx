/** Personal settings. */
import { Dialog, Segments, Switch } from "../ui/controls.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { changeSettings, type Settings, settings } from "./settings.ts";
import { t } from "./state.ts";

type Switchable = "confirm" | "sound" | "keys" | "words";

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const now = settings.value;
  const onOff = (key: Switchable) => (
    <div class="line-row">
      <span>
        <strong>{t(`web-setting-${key}`)}</strong>
        <br />
        <span class="soft fine">{t(`web-setting-${key}-about`)}</span>
      </span>
      <Switch
        label={t(`web-setting-${key}`)}
        on={now[key]}
        onChange={(on) => changeSettings({ [key]: on })}
      />
    </div>
  );
  const oneOf = <K extends "theme" | "speed">(key: K, values: readonly Settings[K][]) => (
    <div class="line-row wrap">
      <strong>{t(`web-setting-${key}`)}</strong>
      <Segments
        label={t(`web-setting-${key}`)}
        chosen={now[key]}
        values={values.map((value) => ({ value, text: t(`web-setting-${key}-${value}`) }))}
        onChoose={(value) => changeSettings({ [key]: value })}
      />
    </div>
  );
  return (
    <Dialog title={t("web-settings")} close={t("web-close")} onClose={onClose}>
      <div class="line-row wrap">
        <strong>{t("web-setting-language")}</strong>
        <LanguageChoice />
      </div>
      {oneOf("theme", ["system", "light", "dark"])}
      {oneOf("speed", ["off", "slow", "normal", "fast"])}
      {onOff("confirm")}
      {onOff("sound")}
      {onOff("keys")}
      {onOff("words")}
    </Dialog>
  );
}
