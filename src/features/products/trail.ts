import { paths } from "../../config/paths";
import { trailTo } from "../../config/trail";

/** The way from the home page to a product: by way of the overview of all products. */
export function productTrail(label: string, path: string) {
  return [...trailTo("Features", paths.features()), { label, path }];
}
