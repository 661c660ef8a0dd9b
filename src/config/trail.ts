import { paths } from "./paths";

/** The way from the home page to a page below it, for Breadcrumbs and breadcrumbList. */
export function trailTo(label: string, path: string): { label: string; path: string }[] {
  return [
    { label: "Home", path: paths.home() },
    { label, path },
  ];
}
