import path from "node:path";
import type { CollectionConfig } from "payload";
import { PICTURE_LIMITS, PICTURE_TYPES } from "../lib/picture-limits";
import { allowContractOrStaff, editors } from "../lib/access";
import type { Environment } from "../environment";
import { checkPicture, keepUsedPictures, MAX_PIXELS } from "./media-hooks";
import { createUsesEndpoint, usesField } from "../lib/uses";
import { createMissingFileHandler } from "./missing-file";
import { findPictureUses } from "./picture-users";
import { MAX_WEBP_SIDE, PICTURE_WIDTHS, SOCIAL_SIDE } from "./picture";
import { keepReplacedFiles } from "./replaced-files";

const UNLISTED = { disableListColumn: true, disableListFilter: true, disableGroupBy: true };

/** Pictures of the site. A file is public by its address; the list of files is not. */
export function defineMedia({ dataDir }: Pick<Environment, "dataDir">): CollectionConfig {
  const listed = allowContractOrStaff();
  const folder = path.join(dataDir, "media");
  const replaced = keepReplacedFiles(folder);
  return {
    slug: "media",
    labels: { singular: "Image", plural: "Images" },
    admin: {
      group: "Content",
      useAsTitle: "alt",
      defaultColumns: ["filename", "alt", "updatedAt"],
      listSearchableFields: ["filename", "alt"],
      description: PICTURE_LIMITS,
    },
    access: {
      read: (args) => args.isReadingStaticFile === true || listed(args),
      create: editors,
      update: editors,
      delete: editors,
    },
    hooks: {
      beforeOperation: [checkPicture, replaced.beforeOperation],
      beforeDelete: [keepUsedPictures],
      afterChange: [replaced.afterChange],
      afterError: [replaced.afterError],
    },
    upload: {
      staticDir: folder,
      mimeTypes: PICTURE_TYPES,
      // Uploads are rewritten upright, without location and camera data, and no wider than screens.
      resizeOptions: { width: 2400, withoutEnlargement: true },
      imageSizes: [
        ...PICTURE_WIDTHS.map((width) => ({
          name: `w${width}`,
          width,
          height: MAX_WEBP_SIDE,
          fit: "inside" as const,
          formatOptions: { format: "webp" as const, options: { quality: 78 } },
          admin: UNLISTED,
        })),
        {
          // Networks show JPEG of up to 600 kB; a smaller picture is only converted.
          name: "social",
          width: SOCIAL_SIDE,
          height: SOCIAL_SIDE,
          fit: "inside",
          withoutEnlargement: true,
          formatOptions: { format: "jpeg", options: { quality: 78, mozjpeg: true } },
          admin: UNLISTED,
        },
      ],
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
