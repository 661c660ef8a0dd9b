import { currentTime } from "../shared/domain/clock";

/**
 * Lets a printed sheet say when it was printed (LAY-06): global.css shows the attribute on paper.
 * Returns how to stop.
 */
export function notePrintDay(): () => void {
  const note = () => {
    document.body.dataset.printed = currentTime().toLocaleDateString("en-IN", {
      dateStyle: "long",
      timeZone: "Asia/Kolkata",
    });
  };
  addEventListener("beforeprint", note);
  return () => removeEventListener("beforeprint", note);
}
