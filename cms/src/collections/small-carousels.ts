import type { CollectionConfig } from "payload";
import { carousels } from "./carousels";

/** The stack of small screens (HOM-03): the same record, shown at the other width. */
export const smallCarousels: CollectionConfig = {
  ...carousels,
  slug: "small-carousels",
  labels: { singular: "Small-screen carousel", plural: "Small-screen carousels" },
};
