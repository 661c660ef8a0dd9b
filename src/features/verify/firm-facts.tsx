import styled from "@emotion/styled";
import { color, media, space, weight } from "../../theme/tokens";
import { NewTabLink } from "../../ui/new-tab-link";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { ScriptOnlyCopyButton, useCopyFeedback } from "../../ui/use-copy-feedback";
import { verifyPage } from "./text";

/** The firm's names and numbers; content chooses which have a Copy button (TRU-01). */
export function FirmFacts() {
  const { title, facts, copy } = verifyPage.firm;
  const { feedback, ...onCopy } = useCopyFeedback(verifyPage.firm);
  return (
    <Section title={title}>
      <Facts>
        {facts.map(({ label, value, copy: canCopy }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {canCopy && (
                <ScriptOnlyCopyButton text={value} {...onCopy}>
                  {copy}
                </ScriptOnlyCopyButton>
              )}
            </dd>
          </div>
        ))}
      </Facts>
      {feedback}
    </Section>
  );
}

/** Steps to verify the firm with the regulator and on this site (TRU-01). */
export function VerificationSteps() {
  const { title, items } = verifyPage.steps;
  return (
    <Section title={title} tone="sunken">
      <Steps
        layout="row"
        items={items.map((step) => ({
          title: step.title,
          text: (
            <Step>
              <p>{step.text}</p>
              {step.link.startsWith("/") ? (
                <ButtonLink to={step.link} variant="outlined">
                  {step.label}
                </ButtonLink>
              ) : (
                <NewTabLink href={step.link}>{step.label}</NewTabLink>
              )}
            </Step>
          ),
        }))}
      />
    </Section>
  );
}

const Facts = styled.dl({
  borderTop: `1px solid ${color.line}`,
  "& > div": {
    display: "grid",
    gap: `${space[1]} ${space[5]}`,
    paddingBlock: space[3],
    borderBottom: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)", alignItems: "center" },
  },
  "& dt": { color: color.inkSoft },
  "& dd": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[2]} ${space[4]}`,
    margin: 0,
    fontWeight: weight.strong,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
});

const Step = styled.div({ display: "grid", gap: space[4], justifyItems: "start" });
