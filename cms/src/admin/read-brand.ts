import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { attempt } from "../../../src/shared/domain/read-field";
import { findRepositoryRoot } from "../environment";

/** Name of the site, and its mark as a data URL. */
export type Brand = { name: string; mark: string };

const SiteSchema = v.object({ brand: v.object({ product: v.pipe(v.string(), v.minLength(1)) }) });

/** Returns the site's mark and, at each reading, name; it is `sender` if site.yaml is unreadable (EDT-04). */
export function readBrand(
  sender: string,
  root = findRepositoryRoot(),
  findContent = () => path.join(root, "content"),
): Brand {
  const svg = readText(path.join(root, "static/favicon.svg"));
  return {
    get name() {
      return readName(readText(path.join(findContent(), "site.yaml"))) ?? sender;
    },
    mark: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
  };
}

const readText = (file: string) => attempt(() => fs.readFileSync(file, "utf8"), "");

const readName = (yaml: string) =>
  attempt(() => v.parse(SiteSchema, parse(yaml)).brand.product, null);
