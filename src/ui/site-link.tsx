import { navigate, prefetchPathname, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> & {
  to: string;
};

/** A link within the site. Prefetches on hover or focus, not in view, to save mobile data. */
export function SiteLink({ to, onClick, children, ...rest }: SiteLinkProps) {
  const prefetchPage = () => prefetchPathname(to);
  return (
    <a
      {...rest}
      href={withPrefix(to)}
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
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
