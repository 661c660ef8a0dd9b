import source from "../../../content/pages/blog-post.yaml";
import { contentText } from "../../content/content-text";
import type { schema } from "./post-text.schema";

export const postText = contentText<typeof schema>(source);
