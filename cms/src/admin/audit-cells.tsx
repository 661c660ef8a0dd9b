import type { CollectionSlug, DefaultServerCellComponentProps } from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";

/** Compliance officers read this log, and no enquiries. */
const WITHOUT_TITLE = ["enquiries", "attachments"];

/** Shows the present title of an audit entry's record as a link, or its id once it is deleted. */
export async function AuditRecordCell({ payload, rowData }: DefaultServerCellComponentProps) {
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

/** Above the audit log: its export. */
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
