import type { Field } from "payload";
import type { Holding, PostKind } from "../../../src/shared/contract/disclosure";
import { toOptions, createDay } from "../lib/fields";
import { MIN_PRICE_AGE_DAYS } from "./publish-problems";

const KIND_LABELS: Record<PostKind, string> = {
  education: "Education",
  news: "News",
  research: "Research",
  ipo: "IPO",
};
const HOLDING_LABELS: Record<Holding, string> = {
  none: "Neither the author nor the firm holds them",
  analyst: "The author holds some of them",
  firm: "The firm holds some of them",
  both: "The author and the firm hold some of them",
};

/** Fields for the disclosure of securities (PST-10). */
export const disclosureFields: Field[] = [
  {
    type: "row",
    fields: [
      {
        name: "kind",
        label: "Kind of post",
        type: "select",
        options: toOptions(KIND_LABELS),
        admin: { description: "Required to publish. Research and IPO posts need approval." },
      },
      {
        name: "namesSecurity",
        label: "Names a company or security",
        type: "select",
        options: toOptions({ yes: "Yes", no: "No" }),
        admin: { description: "Required to publish. With “Yes” the post needs approval." },
      },
    ],
  },
  {
    type: "collapsible",
    label: "Securities and disclosure",
    fields: [
      {
        name: "securities",
        label: "Securities named",
        type: "text",
        hasMany: true,
        maxRows: 50,
        maxLength: 120,
        admin: {
          description:
            "Enter the name of each company or security, then press Enter. The post then ends with a “Disclosure” box and needs approval.",
        },
      },
      {
        name: "holding",
        label: "Holders of these securities",
        type: "select",
        options: toOptions(HOLDING_LABELS),
        admin: {
          description: "Required to publish Research, IPO posts and posts that name securities.",
        },
      },
      createDay("priceDataAsOf", {
        label: "Prices as of",
        description: `The date of the newest price in the post. Educational posts may only use prices that are at least ${MIN_PRICE_AGE_DAYS} days old.`,
      }),
    ],
  },
];
