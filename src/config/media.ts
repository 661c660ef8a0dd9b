import source from "../../content/pages/media.yaml";
import type { Media } from "./media-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/media.yaml with its placeholders filled. */
export const mediaPage: Media = fillAll(source, site);
