import { encodePath } from "../../shared/paths";
import { site } from "../../content/site";

export function addressOf(path: string): string {
  return site.url + encodePath(path);
}
