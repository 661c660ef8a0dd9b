import type { CollectionBeforeChangeHook } from "payload";
import { contentToHtml } from "../html/content-to-html";

/** Stores the body as clean HTML beside the rich text, so that answers only read it (PST-05). */
export const renderHtml: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const content = data.content === undefined ? originalDoc?.content : data.content;
  return { ...data, html: await contentToHtml(content, req) };
};
