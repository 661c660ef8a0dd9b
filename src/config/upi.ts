import source from "../../content/pages/upi.yaml";
import { fillAll } from "./placeholders";
import { site } from "./site";
import type { Upi } from "./upi-schema";

/** content/pages/upi.yaml with its placeholders filled. */
export const upi: Upi = fillAll(source, site);

/** The firm's own handle. */
export const upiHandle = upi.handle.parts.map(({ text }) => text).join("");
