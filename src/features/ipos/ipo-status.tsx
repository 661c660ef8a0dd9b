import { StatusBadge, type StatusTone } from "../../ui/status-badge";
import { IPO_STATUSES } from "./ipo-filter";
import { iposText } from "./text";

/** An IPO's status; an open issue, and one that was stopped, are emphasised (IPO-02, IPO-20). */
export function IpoStatus({ value }: { value: string }) {
  const status = STATUSES.find((name) => name === value);
  return (
    <StatusBadge tone={TONES[status ?? "closed"] ?? "grey"}>
      {status ? iposText.list.statuses[status] : value}
    </StatusBadge>
  );
}

const STATUSES = [...IPO_STATUSES, "upcoming", "withdrawn", "postponed"] as const;
const TONES: Partial<Record<(typeof STATUSES)[number], StatusTone>> = {
  open: "green",
  withdrawn: "red",
  postponed: "yellow",
};
