import source from "../../content/compliance/holidays.yaml";
import type { schema } from "../shared/contract/holidays.schema";
import { addLimit, type DayLimit } from "../shared/domain/complaint-dates";
import { readTexts } from "./content-text";

export const holidays = readTexts<typeof schema>(source);

/** Returns the ISO day on which a limit after `day` ends, by the holidays of content/. */
export const getLimitEnd = (day: string, limit: DayLimit): string => addLimit(day, limit, holidays);
