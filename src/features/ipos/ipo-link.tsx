import type { ReactNode } from "react";
import { NewTabHint, VisuallyHidden } from "../../ui/visually-hidden";

type IpoLinkProps = {
  url: string;
  /** Read by screen readers after the link's text. */
  hint?: string;
  children: ReactNode;
};

/** A plain link, because a path may be a page of this site or a file of the CMS (API-03). */
export function IpoLink({ url, hint, children }: IpoLinkProps) {
  const end = hint && ` ${hint}`;
  const isPath = url.startsWith("/");
  return (
    <a href={url} {...(!isPath && { target: "_blank", rel: "noopener" })}>
      {children}
      {isPath ? end && <VisuallyHidden>{end}</VisuallyHidden> : <NewTabHint>{end}</NewTabHint>}
    </a>
  );
}
