/** The head of every page but the table's own. */
import { useState } from "preact/hooks";
import { Seal } from "../lobby/Emblem.tsx";
import { Button } from "../ui/controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";
import { changeSettings, settings } from "./settings.ts";
import { isSignedIn, me, t } from "./state.ts";

/** Is the page dark now, by choice or by the system? */
export function isDark(): boolean {
  const { theme } = settings.value;
  return (
    theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
  );
}

export function ThemeButton() {
  const dark = isDark();
  return (
    <Button
      icon={dark ? "sun" : "moon"}
      kind="quiet"
      label={t(dark ? "web-to-light" : "web-to-dark")}
      onClick={() => changeSettings({ theme: dark ? "light" : "dark" })}
    />
  );
}

export function SoundButton() {
  const { sound } = settings.value;
  return (
    <Button
      icon={sound ? "sound" : "mute"}
      kind="quiet"
      label={t(sound ? "web-sound-off" : "web-sound-on")}
      onClick={() => changeSettings({ sound: !sound })}
    />
  );
}

export function Header() {
  const [open, setOpen] = useState(false);
  return (
    <header class="head">
      <a href="#/" class="brand">
        <Seal />
        <span>Teahouse</span>
      </a>
      <nav class="head-tools" aria-label={t("web-tools")}>
        <span class="wide-only">
          <LanguageChoice />
        </span>
        <span class="wide-only tools">
          <SoundButton />
          <ThemeButton />
        </span>
        <Button
          icon="settings"
          kind="quiet"
          label={t("web-settings")}
          onClick={() => setOpen(true)}
        />
        <a href="#/account" class="button">
          <Icon name="person" />
          <span>{isSignedIn() ? me.value?.name : t("web-account")}</span>
        </a>
      </nav>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
