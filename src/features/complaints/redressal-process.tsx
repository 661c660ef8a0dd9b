import styled from "@emotion/styled";
import { investorCharter } from "../../config/investor-charter";
import { space } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { PROCESS_ID } from "./charter-hero";
import { PortalLink } from "./portal-link";

/** How a complaint runs on the regulator's portal (CHR-04). */
export function RedressalProcess() {
  const { title, lead, steps } = investorCharter.process;
  return (
    <Section title={<span id={PROCESS_ID}>{title}</span>} lead={lead}>
      <Steps items={steps} />
      <Portal>
        <PortalLink />
      </Portal>
    </Section>
  );
}

const Portal = styled.p({ marginTop: space[5] });
