import type { CollectionConfig } from "payload";
import { contentAccess } from "../lib/access";

export const videos: CollectionConfig = {
  slug: "videos",
  defaultSort: ["-publishedAt", "-id"],
  admin: {
    group: "Content",
    useAsTitle: "title",
    defaultColumns: ["title", "videoId", "publishedAt"],
  },
  access: contentAccess(),
  fields: [
    {
      name: "videoId",
      label: "Video ID",
      type: "text",
      required: true,
      unique: true,
      maxLength: 40,
      validate: (value: unknown) =>
        (typeof value === "string" && /^[\w-]+$/.test(value)) ||
        "The ID is the part of the video's address behind “v=”: letters, digits, - and _.",
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
