import type { FAQPage } from "schema-dts";
import type { JsonLd } from "./structured-data";

/** A question and its answer; the answer may be HTML. */
export type FaqEntry = { question: string; answer: string };

/** Returns structured data of the questions that a page answers (FAQ-01). */
export function createFaqPage(entries: readonly FaqEntry[]): JsonLd<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
