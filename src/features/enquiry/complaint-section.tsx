import styled from "@emotion/styled";
import { fillText } from "../../content/interpolate";
import { site } from "../../content/site";
import { COMPLAINT_TITLE } from "../../shared/contract/enquiry";
import { getIndianDay } from "../../shared/domain/clock";
import { addLimit } from "../../shared/domain/complaint-dates";
import { formatLongDate } from "../../shared/domain/dates";
import { paths } from "../../shared/domain/paths";
import { color, space, text } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { ComplaintCalculation } from "./complaint-calculation";
import { CalendarButton } from "./complaint-calendar";
import { complaintRules, complaintTexts } from "./complaint-text";
import { EnquirySection } from "./enquiry-section";
import type { FormExtras } from "./form-values";

/** The form "Complaint" (FRM-14), if the firm offers it, and the calculation of days (FRM-17). */
export function ComplaintSection() {
  return (
    <>
      {complaintRules.form && (
        <EnquirySection
          form={COMPLAINT_TITLE}
          id="complain"
          extras={EXTRAS}
          {...complaintTexts.section}
        />
      )}
      <ComplaintCalculation />
    </>
  );
}

/** The ways to complain without scripts, because the form then stays disabled. */
function OtherWays() {
  const { mail, subject, body, post, scores } = complaintTexts.noScript;
  const query = new URLSearchParams({ subject, body }).toString().replaceAll("+", "%20");
  const portal = site.links.complaintPortal;
  return (
    <>
      <p>{complaintTexts.noScript.text}</p>
      <ul>
        <li>
          <a href={`mailto:${site.contacts.emails[0]?.address}?${query}`}>{mail}</a>
        </li>
        <li>{post}</li>
        <li>
          {scores} <a href={portal}>{new URL(portal).host}</a>
        </li>
      </ul>
    </>
  );
}

/** What happens after a complaint was sent, with its days (FRM-15). */
function NextDays({ reference }: { reference: string }) {
  const { next, after } = complaintTexts;
  const today = getIndianDay(null);
  const [acknowledgeBy, answerBy] = [complaintRules.acknowledge, complaintRules.answer].map(
    (limit) => formatLongDate(addLimit(today, limit)) ?? "",
  );
  return (
    <Days>
      <h4>{next.title}</h4>
      <ul>
        <li>{fillText(next.acknowledge, acknowledgeBy ?? "")}</li>
        <li>{fillText(next.answer, answerBy ?? "")}</li>
        <li>{fillText(after, answerBy ?? "")}</li>
        {reference && (
          <li>
            {next.code} <SiteLink to={paths.complaintStatus()}>{next.status}</SiteLink>
          </li>
        )}
      </ul>
      <CalendarButton receivedOn={today} reference={reference} />
    </Days>
  );
}

/** One object, because the form's script would start again with another one. */
const EXTRAS: FormExtras = {
  labels: complaintTexts.labels,
  noScript: <OtherWays />,
  renderNext: (reference) => <NextDays reference={reference} />,
};

const Days = styled.div({
  display: "grid",
  gap: space[3],
  justifySelf: "stretch",
  textAlign: "start",
  "& h4": { color: color.ink, fontSize: text.lg },
  "& ul": { display: "grid", gap: space[2], margin: 0, paddingInlineStart: "1.2em" },
  "& button": { justifySelf: "start" },
});
