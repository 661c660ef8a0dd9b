import {
  AlignFeature,
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
  createServerFeature,
  lexicalEditor,
} from "@payloadcms/richtext-lexical";
import type { FieldAffectingData, TextFieldSingleValidation } from "payload";
import { readField } from "../../../../src/shared/domain/read-field";
import { explainRefusal } from "./explain-refusal";
import { pictureFields, TEXT_BLOCKS } from "./text-blocks";
import { isTextLink, TEXT_LINK_ADVICE } from "../../lib/fields";

/** Cleans pastes in the browser. */
const PasteFeature = createServerFeature({
  key: "paste",
  feature: { ClientFeature: "/admin/paste/paste-feature#PasteFeatureClient" },
});

/** Opens the dialog of a link by key. */
const LinkKeyFeature = createServerFeature({
  key: "linkKey",
  feature: { ClientFeature: "/admin/link-key#LinkKeyFeatureClient" },
});

const lexical = lexicalEditor({
  views: "/admin/picture-caption#editorViews",
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    AlignFeature(),
    LinkFeature({ enabledCollections: ["posts", "categories"], fields: addAddressCheck }),
    UploadFeature({
      enabledCollections: ["media"],
      collections: { media: { fields: pictureFields } },
    }),
    BlocksFeature(TEXT_BLOCKS),
    EXPERIMENTAL_TableFeature(),
    HorizontalRuleFeature(),
    PasteFeature(),
    LinkKeyFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/** Returns the editor of posts. It offers only what the sanitiser allows, and explains refusals. */
export const createEditor: typeof lexical = async (args) => {
  const adapter = await lexical(args);
  return {
    ...adapter,
    validate: async (...values) => explainRefusal(await adapter.validate(...values), values[0]),
  };
};

/** Offers the site's addresses, and checks the address, because Payload accepts "//host". */
function addAddressCheck({ defaultFields }: { defaultFields: FieldAffectingData[] }) {
  return defaultFields.map((field) =>
    field.type === "text" && field.name === "url" && !field.hasMany
      ? {
          ...field,
          validate: checkAddress,
          admin: { ...field.admin, components: { Field: LINK_FIELD } },
        }
      : field,
  );
}

const LINK_FIELD = "/admin/target-field#LinkField";

const checkAddress: TextFieldSingleValidation = (value, { siblingData }) =>
  readField(siblingData, "linkType") === "internal" || isTextLink(value) || TEXT_LINK_ADVICE;
