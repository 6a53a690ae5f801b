/** A sign and a number in a player's area; its title is read out before the number. */
import type { ComponentChildren } from "preact";

export interface FactProps {
  /** Where pieces fly from and to. */
  place?: string;
  icon: ComponentChildren;
  title: string;
  children: ComponentChildren;
}

export function Fact({ place, icon, title, children }: FactProps) {
  return (
    <span class="fact" data-place={place} title={title}>
      {icon}
      <span class="unseen">{title} </span>
      {children}
    </span>
  );
}
