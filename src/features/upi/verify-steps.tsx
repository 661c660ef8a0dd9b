import styled from "@emotion/styled";
import { site } from "../../config/site";
import { upi } from "../../config/upi";
import { space } from "../../theme/tokens";
import { ButtonAnchor } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { VisuallyHidden } from "../../ui/visually-hidden";

/** How to verify a handle, ending at the regulator's own portal. */
export function VerifySteps() {
  const { title, lead, steps, portal } = upi.verify;
  return (
    <Section title={title} lead={lead} tone="sunken">
      <Steps items={steps} layout="row" />
      <Portal href={site.links.upiCheck} target="_blank" rel="noopener">
        {portal}
        <Icon name="external" />
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </Portal>
    </Section>
  );
}

const Portal = styled(ButtonAnchor)({ marginTop: space[6] });
