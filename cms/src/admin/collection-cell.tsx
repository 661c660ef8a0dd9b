import type { DefaultServerCellComponentProps } from "payload";

/** Shows the label of the collection or global whose slug a log entry has. */
export function CollectionCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const { collections, globals } = payload.config;
  const labels: [slug: string, label: unknown][] = [
    ...collections.map(({ slug, labels: { plural } }): [string, unknown] => [slug, plural]),
    ...globals.map(({ slug, label }): [string, unknown] => [slug, label]),
  ];
  const slug = String(cellData ?? "");
  const label = new Map(labels).get(slug);
  return <span>{typeof label === "string" ? label : slug}</span>;
}
