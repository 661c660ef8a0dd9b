import type { Change } from "../../src/shared/contract/rebuild";

const MAX_LENGTH = 300;
const MAX_ACCOUNTS = 3;

/** Returns what changed and who did it: “Rate cuts” edited, 2 IPOs, by asha@firm.example (EDT-70). */
export function nameRelease(changes: readonly Change[], commit?: string): string | undefined {
  const collections = [...new Set(changes.map(({ collection }) => collection))];
  const parts = collections.map((collection) => {
    const [first, ...others] = changes.filter((change) => change.collection === collection);
    if (!first || others.length > 0) return `${others.length + 1} ${collection}`;
    return `${first.title ? `“${first.title}”` : `one of the ${collection}`} ${first.verb}`;
  });
  if (commit !== undefined) parts.push(`texts of commit ${commit.slice(0, 8)}`);
  const accounts = [...new Set(changes.flatMap(({ by }) => by ?? []))];
  if (accounts.length > 0) {
    const more = accounts.length > MAX_ACCOUNTS ? " and others" : "";
    parts.push(`by ${accounts.slice(0, MAX_ACCOUNTS).join(" and ")}${more}`);
  }
  return parts.length === 0 ? undefined : parts.join(", ").slice(0, MAX_LENGTH);
}
