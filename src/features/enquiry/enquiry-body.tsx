import styled from "@emotion/styled";
import type { ComponentProps, ReactNode, SubmitEventHandler, FocusEventHandler } from "react";
import { enquiryTexts } from "../../config/enquiry";
import type { EnquiryTitle } from "../../contract/enquiry";
import { color, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { EnquiryFields } from "./enquiry-fields";
import { KeptNotice } from "./kept-notice";
import { NoScriptContacts } from "./no-script-contacts";
import { PdfField } from "./pdf-field";

type EnquiryBodyProps = Omit<ComponentProps<typeof EnquiryFields>, "children"> & {
  title: EnquiryTitle;
  /** At rest until the page's script is there. */
  waiting?: boolean;
  sending?: boolean;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  onFocus?: FocusEventHandler;
  /** What is wrong with the fields, above them. */
  summary?: ReactNode;
  /** Why it could not be sent, above the button. */
  fault?: ReactNode;
  pdf?: ComponentProps<typeof PdfField>;
  /** Goes unseen between the fields. */
  trap?: ReactNode;
};

/** The form as it looks, alive or not: the same boxes, so that nothing moves when it wakes up. */
export function EnquiryBody(props: EnquiryBodyProps) {
  const { title, waiting, sending, onSubmit, onFocus, summary, fault, pdf, trap, ...fields } =
    props;
  return (
    <Form
      noValidate
      aria-labelledby="enquiry-title"
      onSubmit={onSubmit}
      onFocus={onFocus}
      data-waiting={waiting}
    >
      <div>
        <h3 id="enquiry-title">{title}</h3>
        <Note>{enquiryTexts.required}</Note>
      </div>
      {waiting && <NoScriptContacts />}
      {summary}
      <fieldset disabled={waiting || sending}>
        <VisuallyHidden as="legend">{title}</VisuallyHidden>
        <EnquiryFields {...fields} />
        {title === "Careers Inquiry" && <PdfField {...pdf} />}
        {trap}
      </fieldset>
      {fault}
      <Note>{enquiryTexts.consent}</Note>
      <Send>
        {sending ? (
          <Spinner label={enquiryTexts.sending} />
        ) : (
          <Button type="submit" disabled={waiting}>
            {enquiryTexts.submit}
          </Button>
        )}
      </Send>
      <KeptNotice />
    </Form>
  );
}

const Form = styled.form({
  display: "grid",
  gap: space[5],
  "& fieldset": {
    display: "grid",
    gap: space[5],
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  // It sleeps for a moment only: it looks awake, so that nothing flickers.
  "&[data-waiting] fieldset :disabled": {
    borderColor: color.lineStrong,
    background: color.surface,
    color: color.ink,
  },
});

const Note = styled.p({
  color: color.inkSoft,
  fontSize: text.sm,
  "h3 + &": { marginTop: space[2] },
});

const Send = styled.div({
  display: "grid",
  justifyItems: "start",
  alignItems: "center",
  minHeight: "3rem",
  "& > button": { minWidth: "10rem", minHeight: "3rem" },
});
