/** Drawings that are drawn again only if their properties have changed. */
import { Component, type ComponentChild, type ComponentType } from "preact";

/** The same things, or lists of the same things. */
function areSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((item, k) => Object.is(item, other[k]));
}

/**
 * Reuse the last drawing while the properties are the same. Parts of the view that an update does
 * not change stay the same objects (`structuralSharing.ts`), so pass parts of the view, not the
 * whole. Places inside still follow the lights: those come through their context.
 */
export function memoized<Props extends object>(
  Drawing: (props: Props) => ComponentChild,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before = this.props as Record<string, unknown>;
      const names = new Set([...Object.keys(before), ...Object.keys(next)]);
      return ![...names].every((name) => areSame(before[name], (next as typeof before)[name]));
    }

    override render(): ComponentChild {
      return <Drawing {...this.props} />;
    }
  };
}
