import source from "../../../content/pages/ipo-calendar.yaml";
import type { schema } from "./calendar-text.schema";
import { contentText } from "../../content/content-text";

export const calendarText = contentText<typeof schema>(source);
