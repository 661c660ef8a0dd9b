import source from "../../../content/home-sections.yaml";
import type { schema } from "./sections.schema";
import { readTexts } from "../../content/content-text";

/** Texts below the first screen, which its script does not contain. */
export const sections = readTexts<typeof schema>(source);
