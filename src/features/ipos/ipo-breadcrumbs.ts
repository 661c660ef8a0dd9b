import { createBreadcrumbs } from "../../app/breadcrumbs";
import { paths } from "../../shared/domain/paths";
import { ipoText } from "./page-text";

export function createIpoBreadcrumbs(company: string, path: string) {
  return [...createBreadcrumbs(ipoText.all, paths.ipos()), { label: company, path }];
}
