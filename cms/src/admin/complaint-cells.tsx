import type { DefaultServerCellComponentProps } from "payload";
import { describeProgress } from "../../../src/shared/domain/complaint-register";
import { toRegisterEntry } from "../complaints/month-figures";
import { getRegisterSettings, getToday } from "../complaints/register-hooks";
import type { Complaint } from "../payload-types";
import { asUser, toAdminAddress, type DashboardContext, type DashboardItem } from "./dashboard";

type ProgressProps = Pick<DefaultServerCellComponentProps, "payload"> & {
  /** Missing in the form of an entry, for which Payload renders the cell, too. */
  rowData?: Complaint;
};

/** Shows in the register the days used, marked before a complaint is late (CHR-17). */
export function ProgressCell({ payload, rowData }: ProgressProps) {
  if (!rowData) return null;
  const { rules } = getRegisterSettings(payload);
  const { text, isUrgent } = describeProgress(toRegisterEntry(rowData), getToday(payload), rules);
  return isUrgent ? <strong className="panel__problem">{text}</strong> : <span>{text}</span>;
}

/** Returns the open complaints whose days run out, and forms that nobody has looked at (CHR-17). */
export async function readUrgentComplaints(context: DashboardContext): Promise<DashboardItem[]> {
  const { payload, today } = context;
  const { docs } = await payload.find({
    ...asUser(context),
    collection: "complaints",
    where: { closedOn: { exists: false } },
    sort: "receivedOn",
    pagination: false,
  });
  const { rules } = getRegisterSettings(payload);
  return docs.flatMap((doc) => {
    const { text, isUrgent } = describeProgress(toRegisterEntry(doc), today, rules);
    if (!isUrgent) return [];
    const label = doc.state === "new" ? "Form not looked at" : "Complaint to answer";
    const href = toAdminAddress(context, `complaints/${doc.id}`);
    return { href, label: `${label}: ${doc.reference}`, note: text, isBad: true };
  });
}
