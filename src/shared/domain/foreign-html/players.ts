import type { Element } from "hast";
import { toWatchAddress } from "../video-addresses";
import { parseUrl, readAddress, toHostPath } from "../../contract/address";
import { createElement, createText, findElement, readAttribute } from "./node-tools";

/** Text of the link that replaces a player without a title. */
const NAMES: Record<string, string> = {
  iframe: "Open the embedded page",
  frame: "Open the embedded page",
  oembed: "Open the embedded page",
  embed: "Open the embedded file",
  object: "Open the embedded file",
  audio: "Listen",
  video: "Watch the video",
  youtube: "Watch the video",
};

/** Pages that load players late keep the address in another attribute. */
const SOURCES = ["dataSrc", "dataLazySrc", "src", "data", "url", "value"];
const YOUTUBE_PLAYER =
  /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]{6,})(?=[?&#]|$)/;

/** Returns the kind of a player, such as `iframe` for `amp-iframe`, or undefined. */
export function readPlayerKind({ tagName }: Element): string | undefined {
  const kind = tagName.replace(/^(?:amp|lite)-/, "");
  return Object.hasOwn(NAMES, kind) ? kind : undefined;
}

/** Returns a link to a player's or frame's content, or undefined without a usable address. */
export function createPlayerLink(player: Element, kind: string, base: string): Element | undefined {
  const address = findPlayedAddress(player, base);
  if (address === undefined) return undefined;
  const name = readAttribute(player, "title", "ariaLabel") ?? describePlayer(kind, address);
  return createElement("a", [createText(name)], { href: address });
}

function findPlayedAddress(player: Element, base: string): string | undefined {
  const video = readAttribute(player, "dataVideoId", "dataVideoid", "videoid", "videoId");
  if (video !== undefined) return toWatchAddress(video);
  const holder = findElement(player, isSource);
  const address = holder && readAddress(readAttribute(holder, ...SOURCES) ?? "");
  if (!address) return undefined;
  const played = YOUTUBE_PLAYER.exec(address)?.[1];
  if (played !== undefined && played !== "videoseries") return toWatchAddress(played);
  if (/^https?:\/\//.test(address)) return address;
  if (/^(?:#|[a-z][a-z\d+.-]*:)/i.test(address)) return undefined;
  return base + toHostPath(address);
}

/** True for an element with an address, but not for subtitles and for settings of an old player. */
function isSource(element: Element): boolean {
  const { tagName, properties } = element;
  if (tagName === "track") return false;
  if (tagName === "param" && !/^(?:movie|src|url)$/i.test(String(properties.name))) return false;
  return readAttribute(element, ...SOURCES) !== undefined;
}

function describePlayer(kind: string, address: string): string {
  const host = parseUrl(address)?.hostname.replace(/^www\./, "");
  return (NAMES[kind] ?? "") + (host ? ` (${host})` : "");
}
