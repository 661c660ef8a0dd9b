import path from "node:path";
import {
  type CollectionConfig,
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
} from "payload";
import { MAX_PIXELS, PICTURE_LIMITS, PICTURE_TYPES, findPixelProblem } from "./picture-limits";
import { allowContractOrStaff, isEditor } from "../lib/access";
import type { Environment } from "../environment";
import { createUsesEndpoint, usesField, nameUses } from "../lib/uses";
import { createMissingFileHandler } from "./missing-file";
import { findPictureUses } from "./picture-users";
import { IMAGE_SIZES } from "./image-sizes";
import { PICTURE_WIDTHS } from "./picture";
import { keepReplacedFiles } from "./replaced-files";
import sharp from "sharp";
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
const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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
const refuseUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findPictureUses(Number(id), req);
  if (uses.length === 0) return;
  throw new APIError(`This image is in ${nameUses(uses)}. Remove it there first.`, 409, null, true);
};

/** Returns the collection of pictures. Each file is public, the list of files is not. */
export function defineMedia({ dataDir }: Pick<Environment, "dataDir">): CollectionConfig {
  const allowListing = allowContractOrStaff();
  const folder = path.join(dataDir, "media");
  const backupHooks = keepReplacedFiles(folder);
  return {
    slug: "media",
    labels: { singular: "Image", plural: "Images" },
    admin: {
      group: "Content",
      useAsTitle: "alt",
      defaultColumns: ["filename", "alt", "updatedAt"],
      listSearchableFields: ["filename", "alt"],
      description: `${PICTURE_LIMITS} A moving picture keeps its first frame.`,
    },
    access: {
      read: (args) => args.isReadingStaticFile === true || allowListing(args),
      create: isEditor,
      update: isEditor,
      delete: isEditor,
    },
    hooks: {
      beforeOperation: [checkPicture, backupHooks.beforeOperation],
      beforeDelete: [refuseUsedPictures],
      afterChange: [backupHooks.afterChange],
      afterError: [backupHooks.afterError],
    },
    upload: {
      staticDir: folder,
      mimeTypes: PICTURE_TYPES,
      // This also rotates pictures upright and removes location and camera data.
      resizeOptions: { width: 2400, withoutEnlargement: true },
      imageSizes: IMAGE_SIZES,
      adminThumbnail: `w${PICTURE_WIDTHS[0]}`,
      crop: false,
      focalPoint: false,
      constructorOptions: { limitInputPixels: MAX_PIXELS },
      pasteURL: false,
      handlers: [createMissingFileHandler(folder)],
      modifyResponseHeaders: ({ headers }) => {
        // The name contains a hash of the content (see above), so the file never changes.
        headers.set("cache-control", "public, max-age=31536000, immutable");
        headers.set("content-security-policy", "default-src 'none'; sandbox");
        headers.set("x-content-type-options", "nosniff");
        return headers;
      },
    },
    endpoints: [createUsesEndpoint(findPictureUses)],
    fields: [
      usesField,
      {
        name: "alt",
        label: "Alternative text",
        type: "text",
        required: true,
        maxLength: 300,
        admin: { description: "What the image shows, for people who cannot see it." },
      },
    ],
  };
}
