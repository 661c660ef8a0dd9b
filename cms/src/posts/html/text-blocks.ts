import type { Block, Field, TextareaField, TextField } from "payload";
import { readVideoId } from "../../../../src/shared/domain/video-addresses";
import { isSafeLink, LINK_ADVICE, withMaxLength } from "../../lib/fields";

// Rich text is stored as JSON, so changes of these blocks need no migration.

const isFilled = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isEmpty = (value: unknown) => !isFilled(value);

type Rule = { isValid: (value: unknown) => boolean; advice: string };

/** Requirements of each block for publishing, by block and field (EDT-26). */
export const BLOCK_RULES: Record<string, { name: string; fields: Record<string, Rule> }> = {
  video: {
    name: "A video",
    fields: {
      address: {
        isValid: (value) => readVideoId(value) !== null,
        advice:
          "Enter the video's address on YouTube, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ.",
      },
      title: { isValid: isFilled, advice: "Enter the title of the video." },
    },
  },
  code: {
    name: "A block of code",
    fields: {
      code: { isValid: isFilled, advice: "Enter the code, or remove the block." },
      language: {
        isValid: (value) => isEmpty(value) || /^[\p{L}\p{N}+#. -]{1,30}$/u.test(String(value)),
        advice: "Enter a name of up to 30 letters and digits, such as Excel.",
      },
    },
  },
  footnote: {
    name: "A footnote",
    fields: {
      text: { isValid: isFilled, advice: "Enter the text of the footnote, or remove it." },
      url: { isValid: (value) => isEmpty(value) || isSafeLink(value), advice: LINK_ADVICE },
    },
  },
};

const createCheck = (block: string, field: string) =>
  withMaxLength((value) => {
    const rule = BLOCK_RULES[block]?.fields[field];
    return rule === undefined || rule.isValid(value) || rule.advice;
  });

const createText = (
  block: string,
  { name, ...field }: Pick<TextField, "name" | "label" | "required" | "maxLength" | "admin">,
): TextField => ({ ...field, name, type: "text", validate: createCheck(block, name) });

const createLongText = (
  block: string,
  { name, ...field }: Pick<TextareaField, "name" | "label" | "required" | "maxLength" | "admin">,
): TextareaField => ({ ...field, name, type: "textarea", validate: createCheck(block, name) });

/** Copies the values of the block's form into the text (EDT-33). */
const values: Field = {
  name: "values",
  type: "ui",
  admin: { components: { Field: "/admin/block-values#BlockValues" } },
};

/** A video that loads only when a visitor plays it (EDT-37). */
const video: Block = {
  slug: "video",
  labels: { singular: "Video", plural: "Videos" },
  admin: { disableBlockName: true },
  fields: [
    createText("video", {
      name: "address",
      label: "Address on YouTube",
      required: true,
      maxLength: 300,
    }),
    createText("video", {
      ...{ name: "title", label: "Title", required: true, maxLength: 200 },
      admin: { description: "Readers see it before they play the video." },
    }),
    values,
  ],
};

/** Code or a formula, line by line (EDT-38). */
const code: Block = {
  slug: "code",
  labels: { singular: "Code", plural: "Code" },
  admin: { disableBlockName: true },
  fields: [
    createText("code", {
      ...{ name: "language", label: "Language", maxLength: 30 },
      admin: { description: "Shown above the code, such as Excel or SQL. Optional." },
    }),
    createLongText("code", { name: "code", label: "Code", required: true, maxLength: 20_000 }),
    values,
  ],
};

/** A numbered note at the end of the post (EDT-39). */
const footnote: Block = {
  slug: "footnote",
  labels: { singular: "Footnote", plural: "Footnotes" },
  fields: [
    createLongText("footnote", {
      ...{ name: "text", label: "Text", required: true, maxLength: 2000 },
      admin: { description: "Shown at the end of the post, numbered in the order of the text." },
    }),
    createText("footnote", {
      ...{ name: "url", label: "Address of the source", maxLength: 2000 },
      admin: { description: "Optional." },
    }),
  ],
};

export const TEXT_BLOCKS = { blocks: [video, code], inlineBlocks: [footnote] };

/** Fields of a picture that apply in one text only (EDT-36). */
export const pictureFields: Field[] = [
  {
    ...{ name: "caption", label: "Caption", type: "text", maxLength: 300 },
    admin: { description: "Shown below the image. Optional." },
  },
  {
    ...{ name: "source", label: "Source", type: "text", maxLength: 200 },
    admin: { description: "Origin of the image or its figures, such as NSE." },
  },
  {
    ...{ name: "size", label: "Size", type: "select", defaultValue: "full" },
    options: [
      { value: "full", label: "As wide as the text" },
      { value: "left", label: "Half, on the left" },
      { value: "right", label: "Half, on the right" },
    ],
    admin: { description: "On phones every image is as wide as the text." },
  },
  {
    ...{ name: "alt", label: "Alternative text here", type: "text", maxLength: 300 },
    admin: { description: "Leave blank to use the alternative text of the image." },
  },
];
