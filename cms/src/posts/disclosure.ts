import { addDays, format, parseISO } from "date-fns";
import type { CollectionBeforeChangeHook, Field } from "payload";
import type { Holding, PostKind } from "../../../src/shared/contract/disclosure";
import { todayInIndia } from "../../../src/shared/domain/clock";
import { dayInIndia, formatLongDate } from "../../../src/shared/domain/dates";
import { choices, day } from "../lib/fields";
import { throwFieldError } from "../lib/throw-field-error";
import type { Post } from "../payload-types";

/** Days for which prices are too young to teach with. */
const MIN_PRICE_AGE_DAYS = 30;

const KIND_LABELS: Record<PostKind, string> = {
  education: "Education",
  research: "Research",
  news: "News",
};
const HOLDING_LABELS: Record<Holding, string> = {
  none: "Neither author nor firm holds them",
  analyst: "The author holds some of them",
  firm: "The firm holds some of them",
  both: "Author and firm hold some of them",
};

/** What a post must disclose (PST-10). */
export const disclosureFields: Field[] = [
  {
    type: "collapsible",
    label: "Securities and disclosure",
    admin: { initCollapsed: true },
    fields: [
      {
        name: "kind",
        label: "Kind of post",
        type: "select",
        options: choices(KIND_LABELS),
        admin: { description: "Research always needs approval before it is published." },
      },
      {
        name: "securities",
        label: "Securities named",
        type: "text",
        hasMany: true,
        maxRows: 50,
        maxLength: 120,
        admin: {
          description:
            "Enter the name of each company or security, then press Enter. The post then ends in a box “Disclosure” and needs approval.",
        },
      },
      {
        name: "holding",
        label: "Who holds these securities",
        type: "select",
        options: choices(HOLDING_LABELS),
        admin: { description: "Required to publish a post that names securities." },
      },
      day("priceDataAsOf", {
        label: "Prices are of",
        description: `The newest day of which the post quotes prices. Education may only use prices that are at least ${MIN_PRICE_AGE_DAYS} days old.`,
      }),
    ],
  },
];

type Disclosed = Partial<Pick<Post, "kind" | "securities" | "holding" | "priceDataAsOf">>;
type Problem = { field: keyof Disclosed; message: string };

/** Why a post may not be published on a day ("2026-11-26"), or null if it may. */
export function findDisclosureProblem(post: Disclosed, day: string): Problem | null {
  if (post.securities?.length && !post.holding)
    return { field: "holding", message: "Choose who holds the securities that this post names." };
  const pricesOf = dayInIndia(post.priceDataAsOf ?? null);
  if (post.kind !== "education" || pricesOf === null) return null;
  const earliest = format(addDays(parseISO(pricesOf), MIN_PRICE_AGE_DAYS), "yyyy-MM-dd");
  if (day >= earliest) return null;
  return {
    field: "priceDataAsOf",
    message: `Education may not use prices younger than ${MIN_PRICE_AGE_DAYS} days. Publish it on ${formatLongDate(earliest)} or later.`,
  };
}

/** Refuses to publish a post without what PST-10 requires. */
export const checkDisclosure =
  (siteToday: string | null): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const post = { ...originalDoc, ...data };
    if (post._status !== "published" || post.deletedAt) return data;
    const problem = findDisclosureProblem(post, todayInIndia(siteToday));
    if (problem) throwFieldError("posts", problem.field, problem.message);
    return data;
  };
