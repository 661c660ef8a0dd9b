import { encodePath } from "../../shared/domain/paths";
import { site } from "../../content/site";

/** Returns the public address of a path, percent-encoded. */
export function toAbsoluteAddress(path: string): string {
  return site.url + encodePath(path);
}
