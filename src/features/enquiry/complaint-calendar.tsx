import source from "../../../content/pages/complaint-status.yaml";
import { complaintRules } from "../../content/complaint-rules";
import { getLimitEnd } from "../../content/holidays";
import { readTexts } from "../../content/content-text";
import { fillText } from "../../shared/domain/fill-text";
import { getNow } from "../../shared/domain/clock";
import { ButtonAnchor } from "../../ui/button";
import type { schema } from "./status-page.schema";

export const statusPage = readTexts<typeof schema>(source);

type CalendarLinkProps = { receivedOn: string; reference: string };

/** A calendar file of a complaint's days and reference, which the browser makes (FRM-16). */
export function CalendarLink({ receivedOn, reference }: CalendarLinkProps) {
  const { calendar } = statusPage;
  const toBasic = (time: string) => time.replace(/[-:]|\.\d+/g, "");
  const events = (["acknowledge", "answer"] as const).flatMap((name) => [
    ...["BEGIN:VEVENT", `UID:${reference}-${name}@${window.location.hostname}`],
    `DTSTAMP:${toBasic(getNow().toISOString())}`,
    `DTSTART;VALUE=DATE:${toBasic(getLimitEnd(receivedOn, complaintRules[name]))}`,
    `SUMMARY:${fillText(calendar[name], reference).replace(/[\\;,]/g, "\\$&")}`,
    ...["TRANSP:TRANSPARENT", "END:VEVENT"],
  ]);
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Complaint//EN"];
  const text = [...head, ...events, "END:VCALENDAR", ""].join("\r\n");
  const address = `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <ButtonAnchor variant="outlined" href={address} download="complaint.ics">
      {calendar.save}
    </ButtonAnchor>
  );
}
