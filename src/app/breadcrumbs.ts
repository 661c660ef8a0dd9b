import { navigation } from "../content/navigation";
import { paths, toPathKey } from "../shared/domain/paths";
import type { Crumb } from "../ui/breadcrumbs";

/** Returns the breadcrumbs of a page directly below the home page. */
export function createBreadcrumbs(label: string, path: string): Crumb[] {
  return [
    { label: navigation.labels.home, path: paths.home() },
    { label, path },
  ];
}

/** Returns the breadcrumbs of a text page, named like its footer link or else its heading. */
export function createTextBreadcrumbs(heading: string, path: string): Crumb[] {
  // The path is percent-encoded in the browser, but not in the build.
  const key = toPathKey(decodeURI(path));
  const links = navigation.footer.groups.flatMap(({ items }) => items);
  const link = links.find((item) => toPathKey(item.path) === key);
  return createBreadcrumbs(link?.label ?? heading, path);
}
