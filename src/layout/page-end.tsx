import { useEffect } from "react";
import {
  keepFocusInView,
  skipUnscrollableBoxes,
  addPrintDate,
  tolerateTranslation,
} from "../app/page-effects";
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
