/** The components of the box, kind by kind, as they lie there. */
import { t } from "../app/state.ts";
import { memoized } from "../board/memo.tsx";
import type { PrintedDrawing } from "../board/PrintedDrawing.ts";
import type { PrintedComponentView, PrintedKindView } from "../protocol/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { useIsPhone } from "../ui/useIsPhone.ts";
import { type Mark, markOf, printedValues, progressOf } from "./box.ts";
import { useHouseTables } from "./context.ts";
import { Face, MarkSign } from "./Face.tsx";

/** Few faces of this width fit into a row: they stand close together. */
const LARGE = 120;

/** The id of the section of a kind, for the way there. */
export function sectionId(kind: string): string {
  return `kind-${kind}`;
}

export function ComponentGrid() {
  const { store } = useHouseTables();
  return (
    <>
      {store.components.value?.kinds.map((kind) => (
        <KindSection key={kind.id} kind={kind} />
      ))}
    </>
  );
}

function KindSection({ kind }: { kind: PrintedKindView }) {
  const { store, words, printed, nameOf } = useHouseTables();
  const where = words.about(kind.id, "where");
  const open = store.openKey.value;
  const isOpenHere = kind.components.some((one) => one.key === open);
  const drawing = printed?.PRINTED[kind.id] ?? null;
  return (
    <section class="kind" id={sectionId(kind.id)} data-kind={kind.id}>
      <header>
        <h2>{words.kind(kind.id)}</h2>
        <Legend kind={kind} />
      </header>
      {where && <p class="fine soft">{where}</p>}
      <ul class={gridClass(drawing)} style={drawing ? { "--face": `${drawing.width}px` } : {}}>
        {kind.components.map((component, i) => {
          const isOpen = component.key === open;
          return (
            <li key={component.key}>
              <Card
                component={component}
                values={store.box.values}
                mark={markOf(component, store.box)}
                isDrafted={store.isChanged(component)}
                isOpen={isOpen}
                isTabStop={isOpenHere ? isOpen : i === 0}
                label={nameOf(component)}
                onOpen={openComponent}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );

  function openComponent(key: string): void {
    store.select(key);
  }
}

function gridClass(drawing: PrintedDrawing | null): string {
  if (!drawing) return "component-grid plain-grid";
  if (drawing.wide) return "component-grid wide-grid";
  return drawing.width > LARGE ? "component-grid large-grid" : "component-grid";
}

interface CardProps {
  component: PrintedComponentView;
  /** All corrected values of the box. */
  values: Readonly<Record<string, unknown>>;
  mark: Mark;
  isDrafted: boolean;
  isOpen: boolean;
  isTabStop: boolean;
  label: string;
  onOpen(key: string): void;
}

function Card(props: CardProps) {
  const { component, mark, isOpen } = props;
  const state = t(`web-tables-${props.isDrafted ? "drafted" : mark}`);
  const kind = `printed-card is-${mark}${isOpen ? " is-open" : ""}`;
  return (
    <div class={props.isDrafted ? `${kind} is-drafted` : kind} data-component={component.key}>
      <CardFace component={component} values={props.values} />
      <MarkSign mark={mark} />
      <button
        type="button"
        aria-label={`${props.label}: ${state}`}
        aria-pressed={isOpen}
        tabIndex={props.isTabStop ? 0 : -1}
        title={props.label}
        onClick={() => props.onOpen(component.key)}
      />
    </div>
  );
}

const CardFace = memoized(function CardFace({
  component,
  values,
}: Pick<CardProps, "component" | "values">) {
  const isPhone = useIsPhone();
  return <Face component={component} values={printedValues(component, values)} small={isPhone} />;
});

/** What the edges mean, and how many there are. */
function Legend({ kind }: { kind: PrintedKindView }) {
  const { store } = useHouseTables();
  const { printed, corrected, total } = progressOf([kind], store.box);
  if (!total) return <span class="legend fine soft">{t("web-tables-known")}</span>;
  return (
    <span class="legend fine">
      <span class="soft">
        <span class="legend-edge" /> {t("web-tables-we-believe")}
      </span>
      <span class="tea-text">
        <Icon name="check" size={18} /> {t("web-tables-as-printed-count", { count: printed })}
      </span>
      <span class="gold-text">
        <Icon name="pencil" size={18} /> {t("web-tables-corrected-count", { count: corrected })}
      </span>
    </span>
  );
}
