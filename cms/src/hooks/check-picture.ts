import { createHash } from "node:crypto";
import path from "node:path";
import { ValidationError, type CollectionBeforeOperationHook } from "payload";
import sharp from "sharp";
import { slugFrom } from "../slugs/slug";

/** File name endings by what the file really holds. */
const EXTENSIONS: Record<string, string[]> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  avif: ["avif"],
};

/**
 * Takes a picture only if its content is JPEG, PNG, WebP or AVIF and its name says the same, and
 * puts a mark of the content into the name, so that an address never shows another picture later.
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  if (!file || !(operation === "create" || operation === "update")) return args;

  const format = await pictureFormat(file.data);
  const extensions = format === null ? undefined : EXTENSIONS[format];
  const { name, ext } = path.parse(file.name);
  if (!extensions) {
    refuse(`“${file.name}” is not a JPEG, PNG, WebP or AVIF picture.`);
  }
  if (!extensions.includes(ext.slice(1).toLowerCase())) {
    refuse(`“${file.name}” holds a ${format} picture but its name ends in “${ext}”.`);
  }
  const mark = createHash("sha256").update(file.data).digest("hex").slice(0, 10);
  req.file = { ...file, name: `${slugFrom(name)}-${mark}.${extensions[0]}` };
  return args;
};

function refuse(message: string): never {
  throw new ValidationError({ collection: "media", errors: [{ path: "file", message }] });
}

/** "jpeg", "png", "webp", "avif" or another name by content; null where no picture can be read. */
async function pictureFormat(data: Buffer): Promise<string | null> {
  try {
    const { format, compression } = await sharp(data).metadata();
    return format === "heif" && compression === "av1" ? "avif" : (format ?? null);
  } catch {
    return null;
  }
}
