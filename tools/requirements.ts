import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findTitleIds } from "./checks/title-ids";

type RequirementReport = { open: string[]; problems: string[] };

/** Returns open IDs, and problems: each required ID must be either tested or open. */
export function compareRequirements(
  required: string[],
  tested: Set<string>,
  open: string[],
): RequirementReport {
  const requiredIds = new Set(required);
  const openIds = new Set(open);
  const problems = [
    ...open
      .filter((id) => !requiredIds.has(id))
      .map((id) => `${id} is not in docs/requirements.md: remove it from the open list.`),
    ...open
      .filter((id) => requiredIds.has(id) && tested.has(id))
      .map((id) => `${id} has a test: remove it from the open list.`),
    ...open
      .filter((id, index) => open.indexOf(id) !== index)
      .map((id) => `${id} is twice in the open list.`),
    ...required
      .filter((id) => !tested.has(id) && !openIds.has(id))
      .map((id) => `${id} has no test: no title starts with it.`),
    ...[...tested]
      .filter((id) => !requiredIds.has(id))
      .map((id) => `A test title starts with ${id}, which is not in docs/requirements.md.`),
  ];
  return { open: open.filter((id) => requiredIds.has(id)), problems };
}

/** Returns problems between docs/requirements.md, the open list and the test titles. */
export function checkRequirements(checkout: string): RequirementReport {
  const docs = join(checkout, "docs");
  const openFile = join(docs, "requirements-open.txt");
  const open = existsSync(openFile) ? readFileSync(openFile, "utf8") : "";
  return compareRequirements(
    listIds(readFileSync(join(docs, "requirements.md"), "utf8")),
    listTestedIds(join(checkout, "__tests__")),
    open.split(/\s+/).filter(Boolean),
  );
}

function listIds(text: string): string[] {
  return [...new Set(text.match(/\b[A-Z]{3}-\d\d\b/g))];
}

function listTestedIds(folder: string): Set<string> {
  const ids = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) => findTitleIds(file, readFileSync(join(folder, file), "utf8")));
  return new Set(ids);
}
