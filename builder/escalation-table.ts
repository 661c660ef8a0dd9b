import { resolve } from "node:path";
import { createEscalationRows, type EscalationRow } from "../src/content/escalation-rows";
import { schema } from "../src/content/escalation.schema";
import { fillValues } from "../src/content/placeholders";
import { readYamlFile, formatLocation, readYamlTexts } from "../src/content/read-content";
import type { Site } from "../src/content/site.schema";
import { escapeHtml } from "../src/shared/domain/escape-html";

/** Marks of a markdown page: the table's place, and that of the sentence on order and limit. */
export const ESCALATION_MARK = "<!-- escalation -->";
export const ORDER_MARK = "<!-- escalation-order -->";

export function fillEscalation(source: string, site: Site): string {
  if (!source.includes("<!-- escalation")) return source;
  const { table, order } = renderEscalation(site);
  return source
    .replace(ESCALATION_MARK, () => `${table}\n${order}`)
    .replace(ORDER_MARK, () => order);
}

/** Returns table and sentence of content/escalation.yaml as HTML, for markdown pages (TRU-12). */
export function renderEscalation(site: Site, folder = resolve("content")) {
  const file = resolve(folder, "escalation.yaml");
  const escalation = readYamlFile(file, schema, (value) => fillValues(value, site));
  const { labels } = escalation;
  const heads = [labels.level, labels.who, labels.address, labels.hours, labels.limit];
  const rows = createEscalationRows(escalation, site.officers).map((row) => {
    const texts = [row.level, row.who].map(escapeHtml);
    return [...texts, renderContacts(row), escapeHtml(row.hours), escapeHtml(row.limit)];
  });
  const renderRow = (cells: string[], name: string) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join("")}</tr>`;
  const table = `<table><thead>${renderRow(heads.map(escapeHtml), "th")}</thead><tbody>${rows.map((cells) => renderRow(cells, "td")).join("")}</tbody></table>`;
  return { table, order: `<p>${escapeHtml(escalation.order)}</p>` };
}

function renderContacts({ email, phone, link }: EscalationRow): string {
  const renderLink = (href: string, label: string) =>
    `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return [
    ...(email ? [renderLink(`mailto:${email}`, email)] : []),
    ...(phone ? [renderLink(`tel:${phone.replace(/[^\d+]/g, "")}`, phone)] : []),
    ...(link ? [renderLink(link, new URL(link).host)] : []),
  ].join("<br>");
}

/** Keys in content/ that name an officer by role. */
const ROLES: [file: string, keys: string][] = [
  ["escalation.yaml", "levels.officer"],
  ["pages/accessibility-statement.yaml", "officer.role"],
];

/** Returns errors for officers that site.yaml lacks and mailboxes that are not for investors. */
export function findOfficerErrors(site: Site, folder = resolve("content")): string[] {
  const roles = new Set(site.officers.map(({ role }) => role));
  const missing = ROLES.flatMap(([name, keys]) => {
    const file = resolve(folder, name);
    return readYamlTexts(file)
      .filter(({ path, value }) => path.join(".") === keys && !roles.has(value))
      .map(
        ({ value, line }) =>
          `${formatLocation(file, line)}: officer "${value}" is not in site.yaml; add the officer there or correct the role`,
      );
  });
  const refused = ["escalation.yaml", "site.yaml"].flatMap((name) => {
    const file = resolve(folder, name);
    return readYamlTexts(file)
      .filter(({ value }) => /^iara\.escalation/i.test(value))
      .map(
        ({ value, line }) =>
          `${formatLocation(file, line)}: ${value} is a mailbox for research analysts, not for investors; use an address of the firm`,
      );
  });
  return [...missing, ...refused];
}
