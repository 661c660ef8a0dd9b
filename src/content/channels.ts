import source from "../../content/channels.yaml";
import type { schema } from "./channels.schema";
import { contentText } from "./content-text";

export const channelList = contentText<typeof schema>(source);
