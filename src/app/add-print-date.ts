import { getNow } from "../shared/domain/clock";

/** Adds the date to pages when they are printed (LAY-06, global.css). Returns a cleanup function. */
export function addPrintDate(): () => void {
  const setPrintDate = () => {
    document.body.dataset.printed = getNow().toLocaleDateString("en-IN", {
      dateStyle: "long",
      timeZone: "Asia/Kolkata",
    });
  };
  addEventListener("beforeprint", setPrintDate);
  return () => removeEventListener("beforeprint", setPrintDate);
}
