import type {
  CollectionSlug,
  DefaultServerCellComponentProps,
  TextFieldServerProps,
} from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";
import { CollectionCell } from "./collection-cell";

/** Compliance officers may read this log, but not enquiries. */
const WITHOUT_TITLE = ["enquiries", "attachments"];

/** Shows the present title of an audit entry's record as a link, or its id once it is deleted. */
export async function AuditRecordCell({
  payload,
  rowData,
}: Pick<DefaultServerCellComponentProps, "payload" | "rowData">) {
  const [slug, id] = [
    readTextField(rowData, "changedCollection"),
    readTextField(rowData, "recordId"),
  ];
  const config = Object.values(payload.collections).find(
    (each) => each.config.slug === slug,
  )?.config;
  if (!config || WITHOUT_TITLE.includes(slug) || !/^\d+$/.test(id)) return <span>{id}</span>;
  const where = { id: { equals: Number(id) } };
  const { docs } = await payload.find({
    ...{ collection: slug as CollectionSlug, where, limit: 1, depth: 0, draft: true, trash: true },
  });
  const [doc] = docs;
  if (!doc) return <span>{id} (deleted)</span>;
  const title = readTextField(doc, config.admin.useAsTitle ?? "id");
  return <a href={`${payload.config.routes.admin}/collections/${slug}/${id}`}>{title || id}</a>;
}

/** Shows the label of a record's collection and a link with its title below the id of the record. */
export function AuditRecordHint({ data, payload }: Pick<TextFieldServerProps, "data" | "payload">) {
  return (
    <p className="indian-time">
      <CollectionCell cellData={readTextField(data, "changedCollection")} payload={payload} />:{" "}
      <AuditRecordCell payload={payload} rowData={data} />
    </p>
  );
}

/** Shows a link to export the audit log above it. */
export function AuditExport({ payload }: Pick<DefaultServerCellComponentProps, "payload">) {
  return (
    <p className="table-tools">
      <a
        className="btn btn--style-secondary btn--size-small"
        href={`${payload.config.routes.api}/audit-log/export`}
      >
        Export as CSV
      </a>
    </p>
  );
}
