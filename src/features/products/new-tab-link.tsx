import type { ReactNode } from "react";
import { ButtonAnchor } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { VisuallyHidden } from "../../ui/visually-hidden";

/** A button to another site, in a new tab, and saying so (PRD-03, PRD-04). */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonAnchor href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="external" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ButtonAnchor>
  );
}
