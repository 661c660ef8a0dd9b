import type {
  CollectionSlug,
  DefaultServerCellComponentProps,
  TextFieldServerProps,
} from "payload";
import { describeProgress } from "../../../src/shared/domain/complaint-register";
import { readTextField } from "../../../src/shared/domain/read-field";
import { toRegisterEntry } from "../complaints/month-figures";
import { getRegisterSettings, getToday } from "../complaints/register-settings";
import type { Environment } from "../environment";
import type { Complaint, Ipo } from "../payload-types";
import { describeSiteState } from "../posts/site-state";
import { nameIpoStage } from "../public-api/ipo-lines";

/** Titles of these are hidden: compliance officers may read the log, but not enquiries. */
const WITHOUT_TITLE = ["enquiries", "attachments"];

/** Shows an audit entry's record: its current title as a link, or its id if hidden or deleted. */
export async function AuditRecordCell({
  payload,
  rowData,
}: Pick<DefaultServerCellComponentProps, "payload" | "rowData">) {
  const slug = readTextField(rowData, "changedCollection");
  const id = readTextField(rowData, "recordId");
  const config = Object.values(payload.collections).find(
    (collection) => collection.config.slug === slug,
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

/** Shown below a record's id: the label of its collection, and its title as a link. */
export function AuditRecordHint({ data, payload }: Pick<TextFieldServerProps, "data" | "payload">) {
  return (
    <p className="indian-time">
      <CollectionCell cellData={readTextField(data, "changedCollection")} payload={payload} />:{" "}
      <AuditRecordCell payload={payload} rowData={data} />
    </p>
  );
}

/** Shown above the audit log: a link that exports it. */
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

/** Shows in the register the days used, marked before a complaint is late (CHR-17). */
export function ProgressCell({ payload, rowData }: CellProps<Complaint>) {
  if (!rowData) return null;
  const { rules } = getRegisterSettings(payload);
  const { text, isUrgent } = describeProgress(toRegisterEntry(rowData), getToday(payload), rules);
  return isUrgent ? <strong className="panel__problem">{text}</strong> : <span>{text}</span>;
}

type CellProps<Row> = Pick<DefaultServerCellComponentProps, "payload"> & {
  /** Missing in the form of a record, for which Payload renders the cell, too. */
  rowData?: Row;
};

/** Shows in the list of posts what visitors see of each (EDT-23). */
export async function SiteStateCell({ payload, rowData }: CellProps<{ id: number }>) {
  return rowData && <span>{await describeSiteState(payload, rowData.id)}</span>;
}

type IpoCellProps = CellProps<Ipo> & Pick<Environment, "ipoRules" | "today">;

/** Shows in the list of IPOs the stage that visitors see (EDT-68). */
export function IpoStageCell({ rowData, ipoRules, today }: IpoCellProps) {
  return rowData && <span>{nameIpoStage(rowData, today, ipoRules.hours)}</span>;
}
