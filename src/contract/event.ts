import * as v from "valibot";
import { readRecord, unwrap } from "./answer";
import { optionalText, text } from "./fields";
import { PictureSchema } from "./picture";

/** GET: the event shown as a popup, or an object with a message for none (HOM-14). */
export const eventPath = () => "/api/event/";

/** The source's image is an address; an image object is read as well. */
const ImageSchema = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((image) => (typeof image === "string" ? { secure_url: image } : image)),
  PictureSchema,
);

export const EventSchema = v.pipe(
  v.looseObject({
    image: ImageSchema,
    picture: PictureSchema,
    alt: text(""),
    message: optionalText,
  }),
  v.transform(({ image, picture, alt, message }) => {
    if (message !== null || image === null) return null;
    return picture ?? { ...image, alt };
  }),
);

/** The event's picture, or null when there is no event. */
export function readEvent(body: unknown): v.InferOutput<typeof EventSchema> {
  const data = unwrap(body);
  const event: unknown = Array.isArray(data) ? data[0] : data;
  if (event === null || event === undefined) return null;
  return readRecord("GET /api/event/", EventSchema, event, "event");
}
