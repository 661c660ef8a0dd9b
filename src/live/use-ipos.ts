import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** The rows of the IPO table (IPO-02). */
export const useIpos = (options?: LiveOptions) => useLive("ipos", "Error fetching IPOs:", options);
