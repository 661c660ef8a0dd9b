import { StatusBadge } from "../../ui/status-badge";
import { readIpoStatus } from "./ipo-filter";
import { iposText } from "./text";

/** Whether an issue can be applied for: what is open stands out, anything else stays quiet (IPO-02). */
export function IpoStatus({ value }: { value: string }) {
  const known = readIpoStatus(value);
  return (
    <StatusBadge tone={known === "open" ? "green" : "grey"}>
      {known === "" ? value : iposText.list.statuses[known]}
    </StatusBadge>
  );
}
