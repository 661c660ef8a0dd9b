import source from "../../content/channels.yaml";
import type { schema } from "./channels.schema";
import { readTexts } from "./content-text";

export const channelList = readTexts<typeof schema>(source);
