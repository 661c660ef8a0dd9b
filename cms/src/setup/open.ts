import { getPayload, type Payload } from "payload";
import config from "../payload.config";

/** Opens the CMS outside of Next: for the setup, the seed and tests. */
export function openCms(): Promise<Payload> {
  return getPayload({ config });
}
