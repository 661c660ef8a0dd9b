import { getNow } from "../shared/domain/clock";

/**
 * Adds the day of printing (LAY-06), which global.css shows on paper.
 * Returns how to stop.
 */
export function notePrintDay(): () => void {
  const note = () => {
    document.body.dataset.printed = getNow().toLocaleDateString("en-IN", {
      dateStyle: "long",
      timeZone: "Asia/Kolkata",
    });
  };
  addEventListener("beforeprint", note);
  return () => removeEventListener("beforeprint", note);
}
