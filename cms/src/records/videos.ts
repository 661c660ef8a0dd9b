import type { CollectionConfig } from "payload";
import { readVideoId } from "../../../src/shared/domain/video-addresses";
import { withMaxLength } from "../lib/fields";
import { createContentAccess } from "../lib/access";

export const videos: CollectionConfig = {
  slug: "videos",
  defaultSort: ["-publishedAt", "-id"],
  admin: {
    group: "Content",
    useAsTitle: "title",
    defaultColumns: ["title", "videoId", "publishedAt"],
  },
  access: createContentAccess(),
  fields: [
    {
      name: "videoId",
      label: "Video ID",
      type: "text",
      required: true,
      unique: true,
      maxLength: 200,
      hooks: { beforeValidate: [({ value }) => readVideoId(value) ?? value] },
      validate: withMaxLength(
        (value) =>
          readVideoId(value) !== null ||
          (typeof value === "string" && /^[\w-]+$/.test(value)) ||
          "Paste the video's address on YouTube, or the part of it after “v=”.",
      ),
    },
    { name: "title", type: "text", required: true, maxLength: 300 },
    {
      name: "publishedAt",
      label: "Published",
      type: "date",
      required: true,
      index: true,
      admin: { date: { pickerAppearance: "dayAndTime" } },
    },
  ],
};
