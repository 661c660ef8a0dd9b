import { encodePath } from "../../config/paths";
import { site } from "../../config/site";

/** The absolute address of a path of this site. */
export function addressOf(path: string): string {
  return site.url + encodePath(path);
}
