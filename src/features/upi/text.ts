import source from "../../../content/pages/upi.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./text.schema";

export const upi = readTexts<typeof schema>(source);

export const upiHandle = upi.handle.parts.map(({ text }) => text).join("");
