import { StatusBadge } from "../../ui/status-badge";
import { IPO_STATUSES } from "./ipo-filter";
import { iposText } from "./text";

/** Whether an issue can be applied for: what is open stands out, anything else stays quiet (IPO-02). */
export function IpoStatus({ value }: { value: string }) {
  const known = KNOWN.find((status) => status === value);
  return (
    <StatusBadge tone={known === "open" ? "green" : "grey"}>
      {known ? iposText.list.statuses[known] : value}
    </StatusBadge>
  );
}

const KNOWN = [...IPO_STATUSES, "upcoming"] as const;
