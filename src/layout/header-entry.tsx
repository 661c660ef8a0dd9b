import type { Navigation } from "../content/navigation";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { NewTabHint } from "../ui/visually-hidden";
import { isActivePath } from "./active-path";
import { DeviceLink } from "./links/app-link";

type HeaderEntryProps = {
  entry: Navigation["header"][number];
  path: string;
  onChoose?: () => void;
  /** For links only: the app's entry is a button. */
  className?: string;
};

/** One item of the header: a page, an external address in a new tab, or the app (HDR-03). */
export function HeaderEntry({ entry, path, onChoose, className }: HeaderEntryProps) {
  if (entry.path !== undefined) {
    const isActive = isActivePath(path, entry.path);
    return (
      <SiteLink
        to={entry.path}
        className={className}
        onClick={onChoose}
        aria-current={isActive ? "page" : undefined}
      >
        {entry.label}
      </SiteLink>
    );
  }
  if (entry.href !== undefined) {
    return (
      <a href={entry.href} className={className} target="_blank" rel="noopener" onClick={onChoose}>
        {entry.label}
        <Icon name="external" side={0.9375} />
        <NewTabHint />
      </a>
    );
  }
  return <DeviceLink onClick={onChoose}>{entry.label}</DeviceLink>;
}
