import { paths } from "../shared/domain/paths";
import type { Site } from "./site.schema";

export const APP_CODE = "/app-qr.svg";

/** What the QR code says: the download page at the site's public address (HOM-10). */
export function appCodeAddress(site: Site): string {
  return site.url + paths.download();
}
