import { lazy, memo, Suspense } from "react";
import { Disclosure } from "../../ui/disclosure";
import { Section } from "../../ui/section";
import { whenFirstInteraction } from "../../ui/use-first-interaction";

// The HTML contains the texts, so their script is not part of the first view.
const BothTexts = lazy(async () => {
  if (typeof window !== "undefined") await whenFirstInteraction();
  const { BothTexts: View } = await import(/* webpackChunkName: "notice-texts" */ "./both-texts");
  return { default: View };
});

type NoticeAgainProps = { title: string; summary: string };

/** The Important Notice, folded, in a page that explains payments (TRU-06). */
export const NoticeAgain = memo(function NoticeAgain({ title, summary }: NoticeAgainProps) {
  return (
    <Section title={title}>
      <Disclosure summary={summary}>
        <Suspense>
          <BothTexts />
        </Suspense>
      </Disclosure>
    </Section>
  );
});
