import { Disclosure } from "../../ui/disclosure";
import { createLazyPart } from "../../ui/lazy-part";
import { Section } from "../../ui/section";

// The HTML contains the texts, so their script is not part of the first view.
const LazyTexts = createLazyPart(
  async () => (await import(/* webpackChunkName: "notice-texts" */ "./both-texts")).BothTexts,
);

type FoldedNoticeProps = { title: string; summary: string };

/** The Important Notice, folded, on `/verify-us/` and `/upihandle` (TRU-06). */
export function FoldedNotice({ title, summary }: FoldedNoticeProps) {
  return (
    <Section title={title}>
      <Disclosure summary={summary}>
        <LazyTexts />
      </Disclosure>
    </Section>
  );
}
