import path from "node:path";
import type { CollectionConfig } from "payload";
import { MAX_PIXELS, PICTURE_LIMITS, PICTURE_TYPES } from "./picture-limits";
import { allowContractOrStaff, isEditor } from "../lib/access";
import type { Environment } from "../environment";
import { checkPicture, refuseUsedPictures } from "./media-hooks";
import { createUsesEndpoint, usesField } from "../lib/uses";
import { createMissingFileHandler } from "./missing-file";
import { findPictureUses } from "./picture-users";
import { IMAGE_SIZES } from "./image-sizes";
import { PICTURE_WIDTHS } from "./picture";
import { keepReplacedFiles } from "./replaced-files";

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
        // The name contains a hash of the content (media-hooks.ts), so the file never changes.
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
