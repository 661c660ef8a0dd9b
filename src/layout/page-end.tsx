import { FloatingLinks } from "./floating-links";
import { Footer } from "./footer";

/** What follows the main landmark of every page. */
export function PageEnd() {
  return (
    <>
      <Footer />
      <FloatingLinks />
    </>
  );
}
