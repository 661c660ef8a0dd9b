import { createBreadcrumbs } from "../../app/page-head";
import { paths } from "../../shared/domain/paths";
import { ipoText } from "./page-text";

/** Returns breadcrumbs from the list of IPOs to one IPO's page at `path`. */
export function createIpoBreadcrumbs(company: string, path: string) {
  return [...createBreadcrumbs(ipoText.all, paths.ipos()), { label: company, path }];
}
