import styled from "@emotion/styled";
import { investorCharter } from "../../config/investor-charter";
import { paths } from "../../config/paths";
import { color, size, space } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { Steps } from "../../ui/steps";
import { PortalLink } from "./portal-link";

/** How a grievance is redressed; the text of sections C and D (CHR-01). */
export function GrievanceSteps() {
  const { lead, steps, closing, policy } = investorCharter.grievance;
  return (
    <Text>
      <p>{lead}</p>
      <Steps layout="row" items={steps.map((step) => ({ title: step.title, text: body(step) }))} />
      <p>{closing}</p>
      <p>
        <SiteLink to={paths.grievance()}>{policy}</SiteLink>
      </p>
    </Text>
  );
}

type Step = (typeof investorCharter.grievance.steps)[number];

const body = ({ text, mail, portal }: Step) => (
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

const Text = styled.div({
  display: "grid",
  gap: space[5],
  marginTop: space[3],
  "& > p": { maxWidth: size.text },
  "& > p:first-of-type": { color: color.inkSoft },
  "& li p + p": { marginTop: space[2] },
  "& li a": { overflowWrap: "anywhere" },
});
