import * as v from "valibot";
import { readRecord, unwrapData, defineEndpoint, type Reader } from "./response";
import { link, isoTime, optionalText, toText, toRecord } from "./fields";
import { PictureSchema, type Picture } from "./picture";

/** `image` is an address; an image object is read as well. */
const ImageSchema = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((image) => (typeof image === "string" ? { secure_url: image } : image)),
  PictureSchema as v.GenericSchema<unknown, Picture | null>,
);

const EventSchema = toRecord({
  image: ImageSchema,
  picture: PictureSchema,
  alt: toText(""),
  begin: isoTime,
  end: isoTime,
  link: v.fallback(link, null),
  message: optionalText,
});
type EventWire = Omit<v.InferInput<typeof EventSchema>, "message">;

/** An event as the pop-up shows it; times and link are null if the API gives none. */
export type ShownEvent = {
  picture: Picture;
  begin: string | null;
  end: string | null;
  link: string | null;
};

const readEvent: Reader<EventWire | { message: string }, ShownEvent | null> = (body, call) => {
  const data = unwrapData(body);
  const event: unknown = Array.isArray(data) ? data[0] : data;
  if (event === null || event === undefined) return null;
  const record = readRecord(call, EventSchema, event, "event");
  const { image, picture, alt, message, begin, end } = record;
  if (message !== null || image === null) return null;
  return { picture: picture ?? { ...image, alt }, begin, end, link: record.link };
};

/** The event of the pop-up (HOM-14); null without data or image, or if there is a message. */
export const eventEndpoint = defineEndpoint({ path: "/api/event/", read: readEvent });
