import { breadcrumbItems, type Crumb } from "../../ui/breadcrumb-items";
import { addressOf } from "./address-of";

// One file for each kind of structured data: a page loads what it needs.

/** The way from the home page to this one, this one last: the trail that Breadcrumbs shows. */
export function breadcrumbList(trail: readonly Crumb[]): object {
  return breadcrumbItems(trail, addressOf);
}
