import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { EnquiryTitle } from "../../contract/enquiry";
import { color, media, size, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { Band } from "../../ui/section";
import { EnquiryForm } from "./enquiry-form";

type EnquirySectionProps = {
  /** Which form it is. */
  form: EnquiryTitle;
  /** The h2 beside it. */
  title: string;
  lead: string;
  note?: string;
  /** Below the words, above the form on small screens. */
  children?: ReactNode;
  id?: string;
};

/** A form with the words that invite to it: beside each other on wide screens. */
export function EnquirySection({ form, title, lead, note, children, id }: EnquirySectionProps) {
  const titleId = `${id ?? "enquiry"}-heading`;
  return (
    <Band tone="sunken" id={id} aria-labelledby={titleId}>
      <Columns>
        <Words>
          <h2 id={titleId}>{title}</h2>
          <p>{lead}</p>
          {note && <Note>{note}</Note>}
          {children}
        </Words>
        <EnquiryForm title={form} />
      </Columns>
    </Band>
  );
}

const Columns = styled(Container)({
  display: "grid",
  alignItems: "start",
  gap: space[6],
  [media.wide]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)", gap: space[8] },
});

const Words = styled.div({
  display: "grid",
  gap: space[4],
  "& h2": { fontSize: text.xxxl },
  "& h2 + p": { fontSize: text.lg },
  [media.wide]: { position: "sticky", top: `calc(${size.header} + ${space[6]})` },
});

const Note = styled.p({
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.saffron}`,
  color: color.inkSoft,
});
