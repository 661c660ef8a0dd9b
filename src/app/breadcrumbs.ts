import { navigation } from "../content/navigation";
import { paths, toPathKey } from "../shared/domain/paths";
import type { Crumb } from "../ui/breadcrumbs";

export function createBreadcrumbs(label: string, path: string): Crumb[] {
  return [
    { label: navigation.labels.home, path: paths.home() },
    { label, path },
  ];
}

/** Returns breadcrumbs to a text page with its short name in the footer, or else its heading. */
export function createTextBreadcrumbs(heading: string, path: string): Crumb[] {
  // The browser has the path encoded, the server has not.
  const key = toPathKey(decodeURI(path));
  const links = navigation.footer.groups.flatMap(({ items }) => items);
  const link = links.find((item) => toPathKey(item.path) === key);
  return createBreadcrumbs(link?.label ?? heading, path);
}
