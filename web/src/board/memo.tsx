/** Drawings that are drawn again only if something about them has changed. */
import { Component, type ComponentChild, type ComponentType } from "preact";

/** The same things, or lists of the same things. */
function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((item, k) => Object.is(item, other[k]));
}

/**
 * Keep the last drawing as long as it is given the same. Views keep the parts that an update leaves
 * alone (`shared.ts`), so give it parts of the view, not the whole. Places inside still follow the
 * lights: those come through their scope.
 */
export function memoized<Props extends object>(
  Drawing: (props: Props) => ComponentChild,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before = this.props as Record<string, unknown>;
      const names = new Set([...Object.keys(before), ...Object.keys(next)]);
      return ![...names].every((name) => alike(before[name], (next as typeof before)[name]));
    }

    override render(): ComponentChild {
      return <Drawing {...this.props} />;
    }
  };
}
