import { StatusBadge } from "../../ui/status-badge";
import { IPO_STATUSES } from "./ipo-filter";
import { iposText } from "./text";

/** An IPO's status; an open issue is emphasised (IPO-02). */
export function IpoStatus({ value }: { value: string }) {
  const status = STATUSES.find((name) => name === value);
  return (
    <StatusBadge tone={status === "open" ? "green" : "grey"}>
      {status ? iposText.list.statuses[status] : value}
    </StatusBadge>
  );
}

const STATUSES = [...IPO_STATUSES, "upcoming"] as const;
