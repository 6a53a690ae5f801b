/** A component as it lies in the box: the drawing of the game's folder, or a plain card. */
import { Component, type ComponentChildren } from "preact";
import type { PrintedComponentView } from "../protocol/messages.ts";
import type { Mark } from "./box.ts";
import { useHouseTables } from "./context.ts";

/** Values that are shown on a plain card. */
const SHOWN = 4;

interface FaceProps {
  component: PrintedComponentView;
  /** By the ids of its fields. */
  values: Readonly<Record<string, unknown>>;
  /** There is little room for a wide drawing, as on a phone or in the form. */
  small?: boolean;
}

export function Face({ component, values, small = false }: FaceProps) {
  const { printed, store, words } = useHouseTables();
  const drawing = printed?.PRINTED[component.kind];
  const plain = <PlainCard component={component} values={values} />;
  if (!drawing) return plain;
  const { width, height, draw: Draw } = drawing;
  return (
    <OrElse key={component.key} otherwise={plain}>
      <svg class="component-face" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Draw
          component={component}
          values={values}
          data={store.data.value}
          t={words.words.say}
          small={small}
        />
      </svg>
    </OrElse>
  );
}

/** Its name, and what stands on it in words. */
function PlainCard({ component, values }: FaceProps) {
  const { words, nameOf } = useHouseTables();
  return (
    <span class="plain-face">
      <strong>{nameOf(component)}</strong>
      {component.fields.slice(0, SHOWN).map((field) => (
        <span key={field.id} class="fine">
          <span class="soft">{words.field(field.id)}</span>{" "}
          {words.value(values[field.id], field.thing)}
        </span>
      ))}
      {component.fields.length > SHOWN && <span class="fine soft">…</span>}
    </span>
  );
}

interface OrElseProps {
  otherwise: ComponentChildren;
  children: ComponentChildren;
}

/** A drawing that cannot draw what was typed is replaced by the plain card. */
class OrElse extends Component<OrElseProps, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(): void {
    this.setState({ failed: true });
  }

  override render(): ComponentChildren {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}

/** The sign in the corner: a tick, or "unequal". */
export function MarkSign({ mark }: { mark: Mark }) {
  if (mark === "believed") return null;
  return (
    <svg class={`mark-sign ${mark}`} width="19" height="19" viewBox="0 0 19 19" aria-hidden="true">
      <circle cx="9.5" cy="9.5" r="8.5" />
      {mark === "printed" ? (
        <path d="M5.500 9.500l3 3 5.500-6" />
      ) : (
        <path d="M6 7.700h7M6 11.500h7M8 14l3.500-9" />
      )}
    </svg>
  );
}
