import type * as v from "valibot";
import { HomeSchema } from "./home-schema";
import { NavigationSchema } from "./navigation-schema";
import { PageTextsSchema } from "./page-texts-schema";
import { SiteSchema } from "./site-schema";

/** Every YAML file of content/ and the schema the build checks it with. */
export const contentFiles = {
  "home.yaml": HomeSchema,
  "navigation.yaml": NavigationSchema,
  "pages.yaml": PageTextsSchema,
  "site.yaml": SiteSchema,
} as const satisfies Record<string, v.GenericSchema>;

export type ContentFile = keyof typeof contentFiles;
