import styled from "@emotion/styled";
import { site } from "../../content/site";
import { paths } from "../../shared/domain/paths";
import { color, media, printedStack, size, space } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import { Steps } from "../../ui/steps";
import { NewTabHint } from "../../ui/visually-hidden";
import { PROCESS_ID } from "./charter-hero";
import { complaintRules } from "../../content/complaint-rules";
import { DatedEscalationTable, escalation } from "./escalation-table";
import { investorCharter } from "./text";

/** How the firm handles a grievance; the text of sections C and D (CHR-01). */
export function GrievanceSteps() {
  const { lead, steps, closing, form, policy } = investorCharter.grievance;
  return (
    <Text>
      <p>{lead}</p>
      {complaintRules.form && (
        <p>
          <a href="#complain">{form}</a>
        </p>
      )}
      <Steps layout="row" items={steps.map((step) => ({ ...step, text: renderStep(step) }))} />
      <p>{closing}</p>
      <p>{escalation.order}</p>
      <p>
        <SiteLink to={paths.grievance()}>{policy}</SiteLink>
      </p>
    </Text>
  );
}

type Step = (typeof investorCharter.grievance.steps)[number];

const renderStep = ({ text, mail, portal }: Step) => (
  <>
    <p>{text}</p>
    {mail && (
      <p>
        <a href={`mailto:${mail}`}>{mail}</a>
      </p>
    )}
    {portal && (
      <p>
        <PortalLink />
      </p>
    )}
  </>
);

/** How the regulator's portal handles a complaint (CHR-04). */
export function RedressalProcess() {
  const { title, lead, steps } = investorCharter.process;
  return (
    <Section title={<span id={PROCESS_ID}>{title}</span>} lead={lead}>
      <Steps items={steps} />
      <Line>
        <PortalLink />
      </Line>
      <DatedEscalationTable />
      <Line>{escalation.order}</Line>
    </Section>
  );
}

function PortalLink() {
  return (
    <a href={site.links.complaintPortal} target="_blank" rel="noopener">
      {investorCharter.process.portal}
      <NewTabHint />
    </a>
  );
}

const Text = styled.div({
  display: "grid",
  gap: space[5],
  marginTop: space[3],
  "& > p": { maxWidth: size.text },
  "& > p:first-of-type": { color: color.inkSoft, [media.print]: { breakAfter: "avoid" } },
  "& li p + p": { marginTop: space[2] },
  "& li a": { overflowWrap: "anywhere" },
  [media.print]: printedStack,
});

const Line = styled.p({ marginBlock: space[5] });
