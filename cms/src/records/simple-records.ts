import type { CollectionConfig } from "payload";
import { createContentAccess } from "../lib/access";
import { createOrder, createPicture, createLink, withMaxLength } from "../lib/fields";
import { readVideoId } from "../../../src/shared/domain/video-addresses";

export const employees: CollectionConfig = {
  slug: "employees",
  defaultSort: ["order", "id"],
  admin: {
    ...{ group: "Content", useAsTitle: "name", defaultColumns: ["name", "designation", "order"] },
    description: "The team on the About page. Authors of posts are under Authors.",
  },
  access: createContentAccess(),
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    { name: "designation", type: "text", required: true, maxLength: 120 },
    { name: "description", type: "textarea", maxLength: 2000 },
    createPicture("image"),
    createOrder(),
  ],
};

export const jobs: CollectionConfig = {
  slug: "jobs",
  defaultSort: ["order", "id"],
  admin: { group: "Content", useAsTitle: "title", defaultColumns: ["title", "type", "location"] },
  access: createContentAccess(),
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    {
      name: "type",
      type: "text",
      admin: { description: "If left blank, the site shows Full-time." },
    },
    { name: "description", type: "textarea", required: true, maxLength: 5000 },
    { name: "salary", type: "text", admin: { description: "The site adds “per year”." } },
    { name: "location", type: "text" },
    createLink("googleFormLink", { label: "Application form", required: true }),
    createOrder(),
  ],
};

export const reviews: CollectionConfig = {
  slug: "reviews",
  admin: {
    group: "Content",
    useAsTitle: "userName",
    defaultColumns: ["userName", "score", "text"],
  },
  access: createContentAccess(),
  fields: [
    {
      name: "score",
      type: "number",
      required: true,
      min: 1,
      max: 5,
      admin: { description: "1 to 5; the site shows reviews of 4 and 5." },
    },
    { name: "text", type: "textarea", required: true, maxLength: 2000 },
    { name: "userName", label: "Name", type: "text", required: true, maxLength: 120 },
    createPicture("userImage", { label: "Image" }),
  ],
};

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
