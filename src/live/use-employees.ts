import type { LiveOptions } from "./live";
import { useLive } from "./use-live";

/** The team in the API's order (ABT-03). */
export const useEmployees = (options?: LiveOptions) =>
  useLive("employees", "Error fetching employees:", options);
