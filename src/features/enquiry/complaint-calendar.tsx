import { fillText } from "../../content/interpolate";
import { getNow } from "../../shared/domain/clock";
import { addLimit, createCalendar } from "../../shared/domain/complaint-dates";
import { SaveButton } from "../../ui/save-button";
import { complaintRules, complaintTexts } from "./complaint-text";

type CalendarButtonProps = { receivedOn: string; reference: string };

/** Saves the days of a complaint as a calendar file, which the browser makes (FRM-16). */
export function CalendarButton({ receivedOn, reference }: CalendarButtonProps) {
  const { calendar, events } = complaintTexts;
  const createFile = () => {
    const day = addLimit(receivedOn, complaintRules.answer);
    const toTitle = (title: string) => fillText(title, reference).replace(" :", ":");
    const days = [
      { day, title: toTitle(events.answer) },
      { day: addLimit(day, { days: 1 }), title: toTitle(events.after) },
    ];
    return createCalendar(days, window.location.hostname, getNow());
  };
  return (
    <SaveButton name="complaint.ics" type="text/calendar" toText={createFile}>
      {calendar}
    </SaveButton>
  );
}
