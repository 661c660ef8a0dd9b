import { webAddress } from "./variables";

/** The third party's video search, asked with a key that stays on this server. */
export type VideoSearchSettings = { url: string; key: string; channelId: string };

/** Null without VIDEO_SEARCH_URL: the CMS answers from its own videos. */
export function readVideoSearch(env: NodeJS.ProcessEnv): VideoSearchSettings | null {
  const url = webAddress("VIDEO_SEARCH_URL", env.VIDEO_SEARCH_URL);
  if (url === null) return null;
  const { VIDEO_SEARCH_KEY: key, VIDEO_CHANNEL_ID: channelId } = env;
  if (!key || !channelId) {
    throw new Error("VIDEO_SEARCH_URL needs VIDEO_SEARCH_KEY and VIDEO_CHANNEL_ID as well.");
  }
  return { url, key, channelId };
}
