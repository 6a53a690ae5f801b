/** What is corrected at a table, in words. */
import { useEffect, useState } from "preact/hooks";
import { refusalText } from "../app/announce.ts";
import { settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import { differencesOf, formOf } from "../houseTables/differences.ts";
import { get, Refusal } from "../net/http.ts";
import type { CorrectionView, TableSummary } from "../protocol/messages.ts";
import { ComponentWords } from "../text/componentWords.ts";
import { Words } from "../text/words.ts";
import { Dialog } from "../ui/controls.tsx";
import { loadGameTexts } from "./gameAssets.ts";

interface CorrectionsDialogProps {
  table: TableSummary;
  onClose(): void;
}

export function CorrectionsDialog({ table, onClose }: CorrectionsDialogProps) {
  const [corrections, setCorrections] = useState<CorrectionView[] | null>(null);
  const [words, setWords] = useState<ComponentWords | null>(null);
  const [wrong, setWrong] = useState("");
  const { language } = settings.value;
  const { game, id } = table;
  useEffect(() => {
    get<CorrectionView[]>(`/api/tables/${id}/corrections`).then(
      setCorrections,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        setWrong(refusalText(error.why));
      },
    );
  }, [id]);
  useEffect(() => {
    void loadGameTexts(language, game, {}, ["", "tables"]).then((texts) =>
      setWords(new ComponentWords(new Words(texts, game, [], []))),
    );
  }, [language, game]);
  const title = t("web-corrections", { count: table.correction_count ?? 0 });
  return (
    <Dialog wide title={title} close={t("web-close")} onClose={onClose}>
      <p>{t("web-corrections-about")}</p>
      {wrong && <p class="wrong">{wrong}</p>}
      {!wrong && !(corrections && words) && <p class="soft">{t("web-loading")}</p>}
      {corrections && words && (
        <dl class="corrections">
          {[...byComponent(corrections)].map(([key, ofOne]) => (
            <OneComponent key={key} corrections={ofOne} words={words} />
          ))}
        </dl>
      )}
    </Dialog>
  );
}

interface OneComponentProps {
  corrections: readonly CorrectionView[];
  words: ComponentWords;
}

function OneComponent({ corrections, words }: OneComponentProps) {
  const [first] = corrections;
  if (!first) return null;
  const { kind, component, component_thing: thing, number } = first;
  const name = component.slice(kind.length + 1);
  const differences = corrections.flatMap((one) =>
    differencesOf(
      words,
      { id: one.field, thing: one.thing, form: formOf(one.was) },
      one.was,
      one.becomes,
    ),
  );
  return (
    <>
      <dt>{words.component(kind, thing, name, number)}</dt>
      {differences.map((one, i) => (
        <dd key={i}>
          {one.label} <s class="soft">{one.before}</s> <strong>{one.after}</strong>
        </dd>
      ))}
    </>
  );
}

function byComponent(corrections: readonly CorrectionView[]): Map<string, CorrectionView[]> {
  const found = new Map<string, CorrectionView[]>();
  for (const one of corrections) {
    found.set(one.component, [...(found.get(one.component) ?? []), one]);
  }
  return found;
}
