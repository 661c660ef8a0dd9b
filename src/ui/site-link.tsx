import { navigate, prefetchPathname, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A path of this site, from `paths` or from content. */
  to: string;
};

/**
 * A link inside the site. Unlike Gatsby's own it fetches the next page when a visitor points at
 * it, not for every link in view: a footer would otherwise load two dozen pages on mobile data.
 */
export function SiteLink({ to, onClick, target, children, ...rest }: SiteLinkProps) {
  const prefetch = () => prefetchPathname(to);
  return (
    <a
      {...rest}
      href={withPrefix(to)}
      target={target}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || target || !isPlainClick(event)) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {children}
    </a>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
