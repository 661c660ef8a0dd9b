import type { ReactNode } from "react";
import { ButtonAnchor } from "./button";
import { Icon } from "./icon";
import { NewTabHint } from "./visually-hidden";

type NewTabLinkProps = { href: string; children: ReactNode; className?: string };

/** A link, styled as a button, that opens another site in a new tab, and announces that. */
export function NewTabLink({ children, ...rest }: NewTabLinkProps) {
  return (
    <ButtonAnchor {...rest} target="_blank" rel="noopener">
      {children}
      <Icon name="external" />
      <NewTabHint />
    </ButtonAnchor>
  );
}
