import type { Payload } from "payload";
import type { ComplaintRules } from "../../../src/shared/contract/complaint-rules.schema";
import { getIndianDay, getNow } from "../../../src/shared/domain/clock";

/** The settings of the register, which `payload.config.ts` passes to all hooks. */
type RegisterSettings = { rules: ComplaintRules; siteToday: string | null };

export const getRegisterSettings = ({ config }: Payload): RegisterSettings =>
  config.custom.register as RegisterSettings;

/** Returns today in India, or the day there of a form's `time`; SITE_TODAY overrides both. */
export const getToday = (payload: Payload, time = getNow()) =>
  getIndianDay(getRegisterSettings(payload).siteToday, time);
