import source from "../../../content/pages/upi.yaml";
import { contentText } from "../../content/content-text";
import type { schema } from "./text.schema";

export const upi = contentText<typeof schema>(source);

export const upiHandle = upi.handle.parts.map(({ text }) => text).join("");
