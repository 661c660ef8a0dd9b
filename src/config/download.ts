import source from "../../content/download.yaml";
import type { Download } from "./download-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/download.yaml with its placeholders filled. */
export const download: Download = fillAll(source, site);
