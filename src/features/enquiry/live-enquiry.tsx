import styled from "@emotion/styled";
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { type Control, useWatch } from "react-hook-form";
import {
  COMPLAINT_TITLE,
  ENQUIRY_LIMITS,
  ENQUIRY_PARTS,
  IMPERSONATION_TITLE,
  type EnquiryTitle,
} from "../../shared/contract/enquiry";
import { fillText } from "../../shared/domain/fill-text";
import { complaintRules } from "../../content/complaint-rules";
import { getLimitEnd } from "../../content/holidays";
import { getIndianDay } from "../../shared/domain/clock";
import type { DayLimit } from "../../shared/domain/complaint-dates";
import { formatLongDate } from "../../shared/domain/dates";
import { paths } from "../../shared/domain/paths";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import { color, media, radius, space, text, touchSquare, weight } from "../../theme/tokens";
import { preloadToasts } from "../../ui/toast/toast";
import { ErrorBox } from "../../ui/error-box";
import { SiteLink } from "../../ui/site-link";
import { CalendarLink, statusPage } from "./complaint-calendar";
import type { EnquiryBody } from "./enquiry-body";
import { sentTexts } from "./sent-text";
import {
  composeMessage,
  getFieldTexts,
  listFields,
  type FormField,
  type FormValues,
} from "./form-values";
import { useEnquiry } from "./use-enquiry";
import { toFieldId } from "./enquiry-fields";
import { Icon } from "../../ui/icon";
import { NewTabHint } from "../../ui/visually-hidden";

/** Controls that the script adds to the form; `thanks` replaces it after sending. */
export type EnquiryControls = {
  form: Omit<ComponentProps<typeof EnquiryBody>, "title">;
  thanks: ReactNode;
  /** Must be called after each rendering of the form with these controls. */
  onRendered: () => void;
};

type LiveEnquiryProps = { title: EnquiryTitle; onControls: (controls: EnquiryControls) => void };

/** The form's lazy behaviour. Renders nothing: a component around fields would replace them. */
export const LiveEnquiry = memo(function LiveEnquiry({ title, onControls }: LiveEnquiryProps) {
  const { form, pdf, honeypot, failure, sending, sent, sendForm, restoreFocus } = useEnquiry(title);
  const { control, formState, register, setFocus } = form;
  const { errors, isSubmitted } = formState;

  const invalidFields = listFields(title).filter((name) => errors[name]);
  const controls: EnquiryControls = {
    form: {
      sending,
      onSubmit: (event) => void sendForm(event),
      onFocus: () => void preloadToasts(),
      register,
      errors: Object.fromEntries(invalidFields.map((name) => [name, errors[name]?.message])),
      messageNote: <MessageLength control={control} />,
      pdf,
      honeypot: <Honeypot ref={honeypot} />,
      summary: isSubmitted && invalidFields.length > 0 && (
        <ErrorSummary title={title} names={invalidFields} onChoose={setFocus} />
      ),
      failure: failure !== null && <Failure message={failure} />,
    },
    thanks: sent === null ? null : <ThankYou title={title} reference={sent} />,
    onRendered: restoreFocus,
  };
  useLayoutEffect(() => onControls(controls));
  return null;
});

/** Shows the error and takes the focus, which the button lost to the spinner. */
function Failure({ message }: { message: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [message]);
  return (
    <div ref={ref} tabIndex={-1}>
      <ErrorBox message={message} />
    </div>
  );
}

/** A field that only bots fill in: not visible, not announced, not in the tab order. */
function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <HiddenBox aria-hidden="true">
      <label htmlFor="enquiry-trap">{ENQUIRY_PARTS.honeypot}</label>
      <input
        ref={ref}
        id="enquiry-trap"
        name={ENQUIRY_PARTS.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </HiddenBox>
  );
}

const MAX_CHARACTERS = ENQUIRY_LIMITS.message;

/** Shows a message's length near the limit; nothing is ever cut off. */
function MessageLength({ control }: { control: Control<FormValues> }) {
  const [message, where, wanted] = useWatch({ control, name: ["message", "where", "wanted"] });
  const { length } = composeMessage(message, where, wanted).trim();
  if (length < MAX_CHARACTERS * 0.8) return null;
  return (
    <Count role="status" data-over={length > MAX_CHARACTERS || undefined}>
      {`${formatIndianNumber(length)} / ${formatIndianNumber(MAX_CHARACTERS)} ${sentTexts.characters}`}
    </Count>
  );
}

type ErrorSummaryProps = {
  title: EnquiryTitle;
  names: FormField[];
  onChoose: (name: FormField) => void;
};

function ErrorSummary({ title, names, onChoose }: ErrorSummaryProps) {
  return (
    <Box role="alert">
      <strong>{sentTexts.summary}</strong>
      <Names role="list">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${toFieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {getFieldTexts(title)[name].label}
            </a>
          </li>
        ))}
      </Names>
    </Box>
  );
}

/** Replaces the form after sending (FRM-05) and takes its focus. */
function ThankYou({ title: form, reference }: { title: EnquiryTitle; reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text: message, next, reference: label, keep } = sentTexts.thanks;
  return (
    <Centre>
      <Badge>
        <Icon name="check" side={1.75} />
      </Badge>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <Message>{message}</Message>
      {reference && (
        <p>
          {label} <Reference translate="no">{reference}</Reference>
          <br />
          {keep}
        </p>
      )}
      <p>{next}</p>
      {form === IMPERSONATION_TITLE && <NextSteps />}
      {form === COMPLAINT_TITLE && <ComplaintDays reference={reference} />}
    </Centre>
  );
}

function NextSteps() {
  const { title, links } = sentTexts.steps;
  return (
    <Steps>
      <h4>{title}</h4>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith("tel:") ? (
              <a href={href}>{label}</a>
            ) : (
              <a href={href} target="_blank" rel="noopener">
                {label}
                <NewTabHint />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Steps>
  );
}

/** What happens after a complaint was sent, with its days (FRM-15) and the page of its state (FRM-16). */
function ComplaintDays({ reference }: { reference: string }) {
  const { title, acknowledge, answer, code, after } = sentTexts.complaintDays;
  const today = getIndianDay(null);
  const fillDay = (text: string, limit: DayLimit) =>
    fillText(text, formatLongDate(getLimitEnd(today, limit)) ?? "");
  return (
    <Steps>
      <h4>{title}</h4>
      <ul>
        <li>{fillDay(acknowledge, complaintRules.acknowledge)}</li>
        <li>{fillDay(answer, complaintRules.answer)}</li>
        <li>{fillDay(after, complaintRules.answer)}</li>
        {reference && (
          <li>
            {code} <SiteLink to={paths.complaintStatus()}>{statusPage.hero.title}</SiteLink>
          </li>
        )}
      </ul>
      {reference && <CalendarLink receivedOn={today} reference={reference} />}
    </Steps>
  );
}

const HiddenBox = styled.div({ display: "none" });

const Count = styled.p({
  justifySelf: "end",
  color: color.inkFaint,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
  "&[data-over]": { color: color.danger, fontWeight: weight.strong },
});

const Box = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.dangerTint,
  color: color.ink,
  fontSize: text.sm,
  "& strong": { fontWeight: weight.strong },
  "& a": { display: "inline-block", paddingBlock: space[1], color: "inherit" },
});

const Names = styled.ul({ display: "flex", flexWrap: "wrap", columnGap: space[4] });

const Centre = styled.div({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  paddingBlock: space[6],
  textAlign: "center",
  color: color.inkSoft,
  "& h3": { color: color.ink },
  [media.desktop]: { paddingBlock: space[8] },
});

const Badge = styled.span({
  ...touchSquare,
  borderRadius: "50%",
  background: color.accentTint,
  color: color.accent,
});

const Steps = styled.div({
  justifySelf: "stretch",
  marginTop: space[3],
  textAlign: "start",
  "& h4": { color: color.ink, fontSize: text.lg },
  "& a": { display: "inline-block", paddingBlock: space[2] },
});

const Reference = styled.strong({
  color: color.ink,
  fontSize: text.lg,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  userSelect: "all",
});

const Message = styled.p({ color: color.ink, fontSize: text.lg });
