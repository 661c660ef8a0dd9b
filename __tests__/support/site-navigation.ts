import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Navigation } from "../../src/config/navigation-schema";
import { site } from "./visitor";

const text = readFileSync("content/navigation.yaml", "utf8")
  .replaceAll("{product}", site.brand.product)
  .replaceAll("{links.smallcase}", site.links.smallcase);

/** content/navigation.yaml, its placeholders filled. */
export const navigation = parse(text) as Navigation;
