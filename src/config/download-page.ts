import source from "../../content/pages/download.yaml";
import type { DownloadPage } from "./download-page-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/download.yaml with its placeholders filled. */
export const downloadPage: DownloadPage = fillAll(source, site);
