import { StatusBadge } from "../../ui/status-badge";
import { IPO_STATUSES } from "./ipo-filter";
import { iposText } from "./text";

/** An IPO's status; an open issue is emphasised (IPO-02). */
export function IpoStatus({ value }: { value: string }) {
  const known = KNOWN.find((status) => status === value);
  return (
    <StatusBadge tone={known === "open" ? "green" : "grey"}>
      {known ? iposText.list.statuses[known] : value}
    </StatusBadge>
  );
}

const KNOWN = [...IPO_STATUSES, "upcoming"] as const;
