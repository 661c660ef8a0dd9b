import { paths } from "../shared/domain/paths";
import type { Site } from "./site.schema";

export const APP_QR_PATH = "/app-qr.svg";

/** Returns the address in the QR code: the download page at the site's public origin (HOM-10). */
export function getAppCodeAddress(site: Site): string {
  return site.url + paths.download();
}
