import source from "../../../content/pages/blog-post.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./post-text.schema";

export const postText = readTexts<typeof schema>(source);
