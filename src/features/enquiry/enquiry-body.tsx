import styled from "@emotion/styled";
import type { ComponentProps, FocusEventHandler, ReactNode, SubmitEventHandler } from "react";
import { enquiryTexts } from "./text";
import { COMPLAINT_TITLE, PDF_TITLES } from "../../shared/contract/enquiry";
import { color, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { EnquiryFields, PdfField } from "./enquiry-fields";
import { EnquiryNotice } from "./enquiry-notice";
import { site } from "../../content/site";
import { toTelephoneHref } from "../../layout/links/addresses";
import { Disclosure } from "../../ui/disclosure";

type EnquiryBodyProps = Omit<ComponentProps<typeof EnquiryFields>, "children"> & {
  /** True until the form's script has loaded: it can be filled in but not sent. */
  waiting?: boolean;
  disabled?: boolean;
  sending?: boolean;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  onFocus?: FocusEventHandler;
  summary?: ReactNode;
  failure?: ReactNode;
  pdf?: Omit<ComponentProps<typeof PdfField>, "title">;
  honeypot?: ReactNode;
};

/** The form. Its elements stay when its script loads, so that nothing moves or loses the focus. */
export function EnquiryBody(props: EnquiryBodyProps) {
  const { title, waiting, disabled, sending, onSubmit, onFocus, ...rest } = props;
  const { summary, failure, pdf, honeypot, ...fields } = rest;
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
      {waiting && (
        <noscript>
          <Box>{title === COMPLAINT_TITLE ? <OtherWays /> : <Contacts />}</Box>
        </noscript>
      )}
      {summary}
      <fieldset disabled={disabled || sending}>
        <VisuallyHidden as="legend">{title}</VisuallyHidden>
        <EnquiryFields title={title} {...fields} />
        {PDF_TITLES.includes(title) && <PdfField title={title} {...pdf} />}
        {honeypot}
      </fieldset>
      {failure}
      <EnquiryNotice title={title} />
      <Send>
        {sending ? (
          <Spinner label={enquiryTexts.sending} />
        ) : (
          <Button type="submit" disabled={waiting}>
            {enquiryTexts.submit}
          </Button>
        )}
      </Send>
      <MoreAboutData />
    </Form>
  );
}

/** Other ways to contact the firm without scripts, because the form then stays disabled. */
function Contacts() {
  const { emails, phones } = site.contacts;
  return (
    <>
      <p>{enquiryTexts.noScript}</p>
      <ContactList role="list">
        {emails.map(({ label, address }) => (
          <li key={address}>
            {label}: <a href={`mailto:${address}`}>{address}</a>
          </li>
        ))}
        {phones.map(({ label, number }) => (
          <li key={number}>
            {label}: <a href={toTelephoneHref(number)}>{number}</a>
          </li>
        ))}
      </ContactList>
    </>
  );
}

/** Other ways to complain: a prepared e-mail, post and SCORES (FRM-14). */
function OtherWays() {
  const { mail, subject, body, ...texts } = enquiryTexts.complaint.noScript;
  const [address = "", portal] = [site.contacts.emails[0]?.address, site.links.complaintPortal];
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <>
      <p>{texts.text}</p>
      <p>
        <a href={`mailto:${address}?${query}`}>{mail}</a>
      </p>
      <p>{texts.post}</p>
      <p>
        {texts.scores} <a href={portal}>{portal}</a>
      </p>
    </>
  );
}

function MoreAboutData() {
  const { title, points } = enquiryTexts.more;
  return (
    <Quiet>
      <Disclosure summary={title}>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Disclosure>
    </Quiet>
  );
}

const Form = styled.form({
  display: "grid",
  gap: space[5],
  "& fieldset": { display: "grid", gap: space[5], minWidth: 0, margin: 0, padding: 0, border: 0 },
  // Without scripts the fields stay disabled; with them an inline script enables them at once.
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

const Box = styled.div({
  display: "grid",
  overflowWrap: "anywhere",
  gap: space[2],
  padding: space[4],
  borderRadius: radius.md,
  background: color.highlightTint,
});

const ContactList = styled.ul({ "& li": { paddingBlock: space[1] } });

const Quiet = styled.div({
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
  "& > details": { borderBottom: 0 },
  "& summary": { paddingBlock: space[2], fontSize: text.sm },
  "& summary + div": { paddingBottom: 0 },
  "& ul": { margin: 0, paddingInlineStart: "1.2em" },
  "& li + li": { marginTop: space[2] },
});
