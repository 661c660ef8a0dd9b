import type { DefaultServerCellComponentProps } from "payload";

/** Shows the label of a log entry's collection or global. */
export function CollectionCell({
  cellData,
  payload,
}: Pick<DefaultServerCellComponentProps, "cellData" | "payload">) {
  const { collections, globals } = payload.config;
  const slug = String(cellData ?? "");
  const label =
    collections.find((config) => config.slug === slug)?.labels.plural ??
    globals.find((config) => config.slug === slug)?.label;
  return <span>{typeof label === "string" ? label : slug}</span>;
}
