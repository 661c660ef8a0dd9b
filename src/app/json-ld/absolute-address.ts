import { encodePath } from "../../shared/domain/paths";
import { site } from "../../content/site";

export function toAbsoluteAddress(path: string): string {
  return site.url + encodePath(path);
}
