import { useEffect } from "react";
import { keepFocusInView, skipUnscrollableBoxes } from "../app/keep-focus-in-view";
import { addPrintDate } from "../app/add-print-date";
import { tolerateTranslation } from "../app/tolerate-translation";
import { FloatingLinks } from "./floating-links";
import { Footer } from "./footer";

/** The part of every page after the main landmark. */
export function PageEnd() {
  useEffect(keepFocusInView, []);
  useEffect(skipUnscrollableBoxes, []);
  useEffect(tolerateTranslation, []);
  useEffect(addPrintDate, []);
  return (
    <>
      <Footer />
      <FloatingLinks />
    </>
  );
}
