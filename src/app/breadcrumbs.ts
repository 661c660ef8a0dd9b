import { navigation } from "../content/navigation";
import { paths } from "../shared/domain/paths";
import type { Crumb } from "../ui/breadcrumbs";

export function breadcrumbsTo(label: string, path: string): Crumb[] {
  return [
    { label: navigation.labels.home, path: paths.home() },
    { label, path },
  ];
}
