import { useEffect } from "react";
import { keepFocusInView } from "../app/keep-focus-in-view";
import { notePrintDay } from "../app/note-print-day";
import { FloatingLinks } from "./floating-links";
import { Footer } from "./footer";

/** What follows the main landmark of every page. */
export function PageEnd() {
  useEffect(keepFocusInView, []);
  useEffect(notePrintDay, []);
  return (
    <>
      <Footer />
      <FloatingLinks />
    </>
  );
}
