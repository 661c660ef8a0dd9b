import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import type { EnquiryTitle } from "../../shared/contract/enquiry";
import { aside, media, printedWhole, surface, size, space, text } from "../../theme/tokens";
import { Container, TonedSection } from "../../ui/section";
import { enquiryTexts } from "./text";
import { ErrorBox } from "../../ui/error-box";
import { useFirstInteraction } from "../../ui/use-first-interaction";
import { useHydrated } from "../../ui/use-hydrated";
import { useNearViewport } from "../../ui/use-in-view";
import { EnquiryBody } from "./enquiry-body";
import type { EnquiryControls, LiveEnquiry } from "./live-enquiry";

type EnquirySectionProps = {
  form: EnquiryTitle;
  title: string;
  lead: string;
  note?: string;
  id: string;
};

/** A form and its introduction, side by side on wide screens. */
export function EnquirySection({ form, title, lead, note, id }: EnquirySectionProps) {
  const titleId = `${id}-heading`;
  return (
    <TonedSection tone="sunken" data-tone="sunken" id={id} aria-labelledby={titleId}>
      <Columns>
        <Text>
          <h2 id={titleId}>{title}</h2>
          <p>{lead}</p>
          {note && <Note>{note}</Note>}
        </Text>
        <EnquiryForm title={form} />
      </Columns>
    </TonedSection>
  );
}

type EnquiryFormProps = { title: EnquiryTitle };

/** The enquiry form (FRM-01 to FRM-06); its script loads after an interaction, once near (0018). */
export function EnquiryForm({ title }: EnquiryFormProps) {
  const [ref, isNear] = useNearViewport("600px");
  const isDue = useFirstInteraction() && isNear;
  const [form, setForm] = useState<{ Live: typeof LiveEnquiry } | "failed">();
  const [controls, setControls] = useState<EnquiryControls>();

  const isHydrated = useHydrated();

  useEffect(() => controls?.onRendered(), [controls]);
  useEffect(() => {
    if (!isDue) return;
    let isUnmounted = false;
    const updateForm = (next: typeof form) => {
      if (!isUnmounted) setForm(next);
    };
    import(/* webpackChunkName: "enquiry-form" */ "./live-enquiry").then(
      ({ LiveEnquiry: Live }) => updateForm({ Live }),
      () => updateForm("failed"),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isDue]);

  return (
    <Sheet ref={ref}>
      {form === "failed" && <ErrorBox message={enquiryTexts.broken} />}
      {typeof form === "object" && <form.Live title={title} onControls={setControls} />}
      {controls?.thanks ?? (
        <EnquiryBody
          title={title}
          waiting={!controls}
          disabled={!isHydrated || form === "failed"}
          {...controls?.form}
        />
      )}
    </Sheet>
  );
}

const Columns = styled(Container)({
  display: "grid",
  alignItems: "start",
  gap: space[6],
  [media.wide]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)", gap: space[8] },
});

const Text = styled.div({
  display: "grid",
  gap: space[4],
  "& h2": { fontSize: text.xxxl },
  "& h2 + p": { fontSize: text.lg },
  [media.wide]: { position: "sticky", top: `calc(${size.header} + ${space[6]})` },
  [media.print]: printedWhole,
});

const Note = styled.p(aside);

const Sheet = styled.div({
  display: "grid",
  gap: space[5],
  padding: `${space[5]} ${space[4]}`,
  ...surface,
  "& h3": { fontSize: text.xxl },
  [media.desktop]: { padding: space[6] },
  [media.print]: { display: "none" },
});
