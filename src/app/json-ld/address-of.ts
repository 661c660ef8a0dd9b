import { encodePath } from "../../shared/domain/paths";
import { site } from "../../content/site";

export function addressOf(path: string): string {
  return site.url + encodePath(path);
}
