import path from "node:path";
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
} from "payload";
import sharp from "sharp";
import { findPictureUses } from "./picture-users";
import { findPixelProblem, MAX_PIXELS } from "./picture-limits";
import { nameUses } from "../lib/uses";
import { throwFieldError } from "../lib/throw-field-error";
import { createSlug } from "../lib/slug";
import { toSha256 } from "../../../src/shared/node/sha256";

const EXTENSIONS: Record<string, string[]> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  avif: ["avif"],
};

/**
 * Refuses files without JPEG, PNG, WebP or AVIF content. Keeps the first frame of a moving picture,
 * which readers could not pause. Adds a hash to the name for caching.
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  if (!file || !(operation === "create" || operation === "update")) return args;

  const picture = await readPicture(file.data);
  const extensions = picture === null ? undefined : EXTENSIONS[picture.format];
  const { name, ext } = path.parse(file.name);
  if (picture === null || !extensions) {
    throwFieldError("media", "file", `“${file.name}” is not a JPEG, PNG, WebP or AVIF image.`);
  }
  if (!extensions.includes(ext.slice(1).toLowerCase())) {
    throwFieldError(
      "media",
      "file",
      `“${file.name}” contains a ${picture.format} image, but its name ends in “${ext}”. Rename the file.`,
    );
  }
  const problem = findPixelProblem(file.name, picture.pixels);
  if (problem !== null) throwFieldError("media", "file", problem);
  if (!(await isComplete(file.data)))
    throwFieldError("media", "file", `“${file.name}” is damaged: save it again as an image.`);
  const data = picture.isMoving ? await sharp(file.data).toBuffer() : file.data;
  const hash = toSha256(data).slice(0, 10);
  req.file = { ...file, data, name: `${createSlug(name)}-${hash}.${extensions[0]}` };
  return args;
};

/** Returns the format and the pixels of all frames, or null for an unreadable picture. */
async function readPicture(data: Buffer) {
  try {
    // Reads only the header, so the picture may have any size.
    const head = await sharp(data, { limitInputPixels: false }).metadata();
    const { format, compression, width, height, pages = 1 } = head;
    const isAvif = format === "heif" && compression === "av1";
    return {
      format: isAvif ? "avif" : format,
      pixels: width * height * pages,
      isMoving: pages > 1,
    };
  } catch {
    return null;
  }
}

/** True if a picture can be decoded to its end. */
async function isComplete(data: Buffer): Promise<boolean> {
  try {
    await sharp(data, { limitInputPixels: MAX_PIXELS, failOn: "error" }).resize(16).toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Throws 409 for a picture that a record shows, before Payload removes the files. */
export const refuseUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findPictureUses(Number(id), req);
  if (uses.length === 0) return;
  throw new APIError(`This image is in ${nameUses(uses)}. Remove it there first.`, 409, null, true);
};
