import source from "../../content/notice.yaml";
import type { Notice } from "./notice-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/notice.yaml with its placeholders filled. */
export const notice: Notice = fillAll(source, site);
