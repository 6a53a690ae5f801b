/** The languages of the interface beside each other. */
import { LANGUAGE_NAMES, LANGUAGES } from "../text/languages.ts";
import { Segments } from "../ui/controls.tsx";
import { changeSettings, settings } from "./settings.ts";
import { t } from "./state.ts";

export function LanguageChoice() {
  return (
    <Segments
      label={t("web-setting-language")}
      chosen={settings.value.language}
      values={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
      onChoose={(language) => changeSettings({ language })}
    />
  );
}
