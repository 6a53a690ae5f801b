/** The open component: as we believe, as in your box, what changes, and whether it still fits. */
import { useEffect, useRef } from "preact/hooks";
import { refusalText } from "../app/announce.ts";
import { t } from "../app/state.ts";
import type { PrintedDrawing } from "../board/PrintedDrawing.ts";
import type { PrintedComponentView } from "../protocol/messages.ts";
import { Button } from "../ui/controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { type Mark, markOf, printedValues, stated } from "./box.ts";
import { Changes, componentDifferences, ShortChanges } from "./Changes.tsx";
import { useHouseTables, useIsMapForm } from "./context.ts";
import { FieldEditor } from "./editors/FieldEditor.tsx";
import { capital } from "./editors/Row.tsx";
import { Face, MarkSign } from "./Face.tsx";

/** Two drawings up to this width stand beside each other in the form. */
const BESIDE = 120;

function isLarge(drawing: PrintedDrawing): boolean {
  return (drawing.wide ?? false) || drawing.width > BESIDE;
}

export function ComponentForm({ component }: { component: PrintedComponentView }) {
  const { store, words, printed, isPhone } = useHouseTables();
  const drawing = printed?.PRINTED[component.kind] ?? null;
  const isMapForm = useIsMapForm(component);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector(".form-body")?.scrollTo?.(0, 0), [component.key]);
  const values = store.values(component);
  const depends = words.about(component.kind, "depends");
  const corrections = store.corrections(component);
  const isCorrected = Object.keys(corrections).length > 0;
  const all = stated(store.box, { component, isPrinted: false, corrections }).values;
  return (
    <form
      ref={form}
      class="panel component-form"
      style={drawing ? { "--face": `${drawing.width}px` } : {}}
      aria-label={t("web-tables-form")}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const isField = event.target instanceof Element && event.target.matches("input, select");
        if (event.key !== "Enter" || !isField) return;
        event.preventDefault();
        store.confirm();
      }}
    >
      <FormHead component={component} />
      <div class="form-body">
        {drawing && !isMapForm && (!isPhone || isLarge(drawing)) && (
          <Faces component={component} drawing={drawing} />
        )}
        {store.isReadOnly ? (
          <ReadOnlyValues component={component} />
        ) : (
          <div class="fields" key={component.key}>
            {component.fields.map((field) => (
              <FieldEditor
                key={field.path}
                component={component}
                field={field}
                value={values[field.id]}
              />
            ))}
          </div>
        )}
        <SaidByOthers component={component} />
        {depends && <p class="fine soft depends">{t("web-tables-depends", { text: depends })}</p>}
      </div>
      {isCorrected && !isPhone && (
        <section class="what-changes">
          <h3>{t("web-tables-what-changes")}</h3>
          <Changes component={component} corrections={corrections} all={all} />
        </section>
      )}
      {!store.isReadOnly && <FormFoot component={component} />}
    </form>
  );
}

function FormHead({ component }: { component: PrintedComponentView }) {
  const { store, printed, nameOf, isPhone } = useHouseTables();
  const drawing = printed?.PRINTED[component.kind];
  const kind = store.components.value?.kinds.find((one) => one.id === component.kind);
  const number = (kind?.components.findIndex((one) => one.key === component.key) ?? 0) + 1;
  const count = kind?.components.length ?? 1;
  const place = count > 1 ? t("web-tables-number-of", { number, count }) : "";
  const at = store.all.value.findIndex((one) => one.key === component.key);
  const corrections = store.corrections(component);
  if (!isPhone) {
    return (
      <header class="form-head">
        <h2>
          {capital(nameOf(component))} <span class="soft fine form-number">{place}</span>
        </h2>
        <span class="form-steps">
          <Button
            icon="back"
            kind="quiet"
            label={t("web-tables-previous")}
            disabled={at <= 0}
            onClick={() => store.step(-1)}
          />
          <Button
            icon="forward"
            kind="quiet"
            label={t("web-tables-next")}
            disabled={at >= store.all.value.length - 1}
            onClick={() => store.step(1)}
          />
        </span>
      </header>
    );
  }
  return (
    <header class="form-head sheet-head">
      {drawing && !isLarge(drawing) && <BoxFace component={component} />}
      <div class="sheet-title">
        <h2>{capital(nameOf(component))}</h2>
        <p class="soft fine">{[place, t("web-tables-in-your-box")].filter(Boolean).join(" · ")}</p>
        <ShortChanges component={component} corrections={corrections} />
      </div>
      <Button icon="close" kind="quiet" label={t("web-close")} onClick={() => store.select(null)} />
    </header>
  );
}

/** The mark as it stands in the form, before it is kept. */
function useMark(component: PrintedComponentView): Mark {
  const { store } = useHouseTables();
  const isCorrected = Object.keys(store.corrections(component)).length > 0;
  return isCorrected
    ? "corrected"
    : store.isChanged(component)
      ? "believed"
      : markOf(component, store.box);
}

function BoxFace({ component }: { component: PrintedComponentView }) {
  const { store } = useHouseTables();
  const mark = useMark(component);
  return (
    <span class={`printed-card is-${mark}`}>
      <Face component={component} values={store.values(component)} small />
      <MarkSign mark={mark} />
    </span>
  );
}

interface FacesProps {
  component: PrintedComponentView;
  drawing: PrintedDrawing;
}

/** We believe → your box. A large drawing stands alone as long as nothing differs. */
function Faces({ component, drawing }: FacesProps) {
  const { store } = useHouseTables();
  const differs = Object.keys(store.corrections(component)).length > 0;
  const whose = store.isReadOnly
    ? t("web-tables-box-of", { name: store.saver.stored.value?.by ?? "" })
    : t("web-tables-your-box");
  return (
    <div class={isLarge(drawing) ? "two-faces high" : "two-faces"}>
      {(!isLarge(drawing) || differs) && (
        <figure>
          <figcaption class="fine soft">{t("web-tables-we-believe")}</figcaption>
          <span class="printed-card is-believed">
            <Face component={component} values={printedValues(component, {})} small />
          </span>
        </figure>
      )}
      <Icon name="right" size={18} />
      <figure>
        <figcaption class="fine soft">{whose}</figcaption>
        <BoxFace component={component} />
      </figure>
    </div>
  );
}

function ReadOnlyValues({ component }: { component: PrintedComponentView }) {
  const { store, words } = useHouseTables();
  const values = store.values(component);
  return (
    <dl class="read-values">
      {component.fields.map((field) => (
        <div key={field.path} class={field.path in store.box.values ? "changed" : ""}>
          <dt>{words.field(field.id)}</dt>
          <dd>{words.value(values[field.id], field.thing)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Two people differ: both stand here, and whoever opens a table chooses. */
function SaidByOthers({ component }: { component: PrintedComponentView }) {
  const { store, words } = useHouseTables();
  const said = store.saidByOthers(component);
  if (!said.length) return null;
  return (
    <ul class="said-by-others fine">
      {said.map(({ by, box }) => {
        const differences = componentDifferences(words, component, box.values);
        const told = differences.map(({ difference }) => `${difference.label} ${difference.after}`);
        return (
          <li key={by}>
            <strong>{by}</strong>{" "}
            <span class="soft">{told.join(", ") || t("web-tables-printed")}</span>
          </li>
        );
      })}
    </ul>
  );
}

function FormFoot({ component }: { component: PrintedComponentView }) {
  const { store } = useHouseTables();
  const mark = markOf(component, store.box);
  const isChanged = store.isChanged(component);
  const isSaving = store.saver.isSaving(component.key);
  return (
    <footer class="form-foot">
      <div class="check-row">
        <CheckLine component={component} />
        {isChanged && (
          <button type="button" class="text-button" onClick={() => store.forget(component)}>
            {t("web-tables-forget")}
          </button>
        )}
        {!isChanged && mark !== "believed" && !isSaving && (
          <button type="button" class="text-button" onClick={() => store.takeBack(component)}>
            {t(mark === "printed" ? "web-tables-unmark" : "web-tables-uncorrect")}
          </button>
        )}
      </div>
      <div class="form-buttons">
        <Button icon="check" onClick={() => store.markPrinted(component)}>
          {t("web-tables-as-printed")}
        </Button>
        <Button
          kind="ink"
          disabled={!store.canKeep(component)}
          onClick={() => store.keep(component)}
        >
          {t(isSaving ? "web-tables-keeping" : "web-tables-keep")}
        </Button>
      </div>
    </footer>
  );
}

/** What the server says of the change: it fits, or the sentence that says which rule it breaks. */
function CheckLine({ component }: { component: PrintedComponentView }) {
  const { store } = useHouseTables();
  const check = store.checker.check.value;
  const refusal = store.refusals.value.get(component.key);
  const isSaving = store.saver.isSaving(component.key);
  const say = () => {
    if (refusal) return ["wrong", refusalText(refusal.why)];
    if (isSaving) return ["soft", t("web-tables-trying")];
    if (check.state === "running") return ["soft", t("web-tables-checking")];
    if (check.state === "fits") return ["fits", t("web-tables-fits")];
    if (check.state === "breaks") return ["wrong", refusalText(check.why)];
    if (check.state === "unknown") return ["soft", refusalText(check.why)];
    return ["", ""];
  };
  const [kind, text] = say();
  return (
    <p class={`check-line fine ${kind}`} role="status">
      {kind === "fits" && <Icon name="check" size={18} />}
      {text}
    </p>
  );
}
