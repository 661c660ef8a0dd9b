import styled from "@emotion/styled";
import source from "../../../content/pages/accessibility-statement.yaml";
import { readTexts } from "../../content/content-text";
import { fillText } from "../../shared/domain/fill-text";
import { site } from "../../content/site";
import { toTelephoneHref } from "../../layout/links/addresses";
import { formatLongDate } from "../../shared/domain/dates";
import { paths } from "../../shared/domain/paths";
import { color, space, text, weight } from "../../theme/tokens";
import { NewTabLink } from "../../ui/new-tab-link";
import { Section } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import { TermRows } from "../../ui/term-list";
import type { schema } from "./text.schema";

export const statement = readTexts<typeof schema>(source);

const formatDay = (value: string) => formatLongDate(value) ?? value;

/** Standard, status, known issues, officer, complaints and audit (TRU-15). */
export function Statement() {
  const { sample, standard, status, issues, complain } = statement;
  return (
    <Section>
      <Parts>
        {sample && <Sample>{sample}</Sample>}
        {[standard, status].map(({ title, text: body }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{body}</p>
          </section>
        ))}
        <section>
          <h2>{issues.title}</h2>
          {issues.items.length === 0 && <p>{issues.none}</p>}
          {issues.items.length > 0 && (
            <ul>
              {issues.items.map(({ text: issue, found, due }) => (
                <li key={issue}>
                  {issue} {fillText(issues.found, formatDay(found))},{" "}
                  {fillText(issues.due, formatDay(due))}.
                </li>
              ))}
            </ul>
          )}
        </section>
        <NodalOfficer />
        <section>
          <h2>{complain.title}</h2>
          <ol>
            {complain.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
          <NewTabLink href={site.links.complaintPortal}>{complain.scores}</NewTabLink>
        </section>
        <LastAudit />
      </Parts>
    </Section>
  );
}

function NodalOfficer() {
  const { title, role, form } = statement.officer;
  const officer = site.officers.find((candidate) => candidate.role === role);
  return (
    <section>
      <h2>{title}</h2>
      {officer && (
        <Contacts role="list">
          <li>
            <strong>{officer.name}</strong>, {officer.role}
          </li>
          {officer.phone && (
            <li>
              <a href={toTelephoneHref(officer.phone)}>{officer.phone}</a>
            </li>
          )}
          {officer.email && (
            <li>
              <a href={`mailto:${officer.email}`}>{officer.email}</a>
            </li>
          )}
          <li>
            <SiteLink to={paths.contact()}>{form}</SiteLink>
          </li>
        </Contacts>
      )}
    </section>
  );
}

function LastAudit() {
  const { title, none, labels, open, report } = statement.audit;
  return (
    <section>
      <h2>{title}</h2>
      {report ? (
        <dl>
          <TermRows
            rows={[
              [labels.auditor, report.auditor],
              [labels.certificate, report.certificate],
              [labels.date, formatDay(report.date)],
              [labels.usability, report.usability],
              [labels.remediation, report.remediation],
              [labels.nextDue, formatDay(report.nextDue)],
            ]}
          />
          <div>
            <dt>{labels.link}</dt>
            <dd>
              <NewTabLink href={report.link}>{open}</NewTabLink>
            </dd>
          </div>
        </dl>
      ) : (
        <p>{none}</p>
      )}
    </section>
  );
}

const Parts = styled.div({
  display: "grid",
  gap: space[6],
  maxWidth: "44rem",
  "& h2": { marginBottom: space[3], fontSize: text.xxl },
  "& :is(ul, ol):not([role])": { margin: 0, paddingInlineStart: "1.2em" },
  "& :is(ul, ol) > li + li": { marginTop: space[2] },
  "& ol + a": { marginTop: space[4] },
  "& dl > div": { paddingBlock: space[2] },
  "& dt": { color: color.inkSoft },
  "& dd": { margin: 0, fontWeight: weight.medium },
});

const Sample = styled.p({
  padding: space[4],
  borderInlineStart: `3px solid ${color.highlight}`,
  background: color.highlightTint,
});

const Contacts = styled.ul({
  overflowWrap: "anywhere",
  "& a": { display: "inline-block", paddingBlock: space[1] },
});
