import type { Site } from "../../config/site-schema";
import { EMBED_ORIGIN } from "../../rules/video";
import type { PolicyHosts } from "./policy";

/**
 * Which other origins a page may use: the API, the video service, players and maps that a visitor
 * opens. Pictures may come from any secure address, since editors paste them.
 */
export function policyHosts(
  browserApiHost: string,
  videoSearchUrl: string,
  site: Site,
): PolicyHosts {
  const maps = site.offices.flatMap(({ mapEmbedUrl, mapUrl }) => mapEmbedUrl ?? mapUrl ?? []);
  return {
    connect: origins([browserApiHost, videoSearchUrl]),
    pictures: ["https:", ...origins([browserApiHost])],
    frames: origins([EMBED_ORIGIN, ...maps]),
  };
}

function origins(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => URL.canParse(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}
