import { createBreadcrumbs } from "../../app/breadcrumbs";
import { paths } from "../../shared/domain/paths";
import { ipoText } from "./page-text";

/** The way to an IPO's page. */
export function createIpoBreadcrumbs(company: string, path: string) {
  return [...createBreadcrumbs(ipoText.all, paths.ipos()), { label: company, path }];
}
