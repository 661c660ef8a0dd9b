import type { ComponentType } from "react";
import type { Navigation } from "../config/navigation";
import { Icon } from "../ui/icon";
import type { SiteLinkProps } from "../ui/site-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import { isActivePath } from "./active-path";
import { DeviceLink } from "./device-link";

type HeaderEntryProps = {
  entry: Navigation["header"][number];
  path: string;
  onChoose?: () => void;
  /** The look of a link inside the site and of one out of it. */
  Inside: ComponentType<SiteLinkProps>;
  Outside: ComponentType<React.AnchorHTMLAttributes<HTMLAnchorElement>>;
};

/** One item of the header: a page, an address outside in a new tab, or the app (HDR-03). */
export function HeaderEntry({ entry, path, onChoose, Inside, Outside }: HeaderEntryProps) {
  if (entry.path !== undefined) {
    const active = isActivePath(path, entry.path);
    return (
      <Inside to={entry.path} onClick={onChoose} aria-current={active ? "page" : undefined}>
        {entry.label}
      </Inside>
    );
  }
  if (entry.href !== undefined) {
    return (
      <Outside href={entry.href} target="_blank" rel="noopener" onClick={onChoose}>
        {entry.label}
        <Icon name="external" side={0.9375} />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Outside>
    );
  }
  return <DeviceLink onClick={onChoose}>{entry.label}</DeviceLink>;
}
