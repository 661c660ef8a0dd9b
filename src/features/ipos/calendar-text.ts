import source from "../../../content/pages/ipo-calendar.yaml";
import type { schema } from "./calendar-text.schema";
import { readTexts } from "../../content/content-text";

export const calendarText = readTexts<typeof schema>(source);
