import type { CollectionConfig } from "payload";
import { contentAccess } from "../access/content";
import { active } from "../fields/active";
import { carouselPictures } from "../fields/carousel-pictures";
import { singleActive } from "../hooks/single-active";

/** The rotating deck of large screens (HOM-02). */
export const carousels: CollectionConfig = {
  slug: "carousels",
  labels: { singular: "Carousel", plural: "Carousels" },
  admin: {
    group: "Home page",
    useAsTitle: "name",
    defaultColumns: ["name", "active", "updatedAt"],
  },
  access: contentAccess({ active: { equals: true } }),
  hooks: { afterChange: [singleActive] },
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    ...carouselPictures(),
    active(),
  ],
};
