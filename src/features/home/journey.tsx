import styled from "@emotion/styled";
import { sections } from "./sections";
import { paths } from "../../shared/domain/paths";
import { color, displayFace, media, size, space, text, radius } from "../../theme/tokens";
import { ButtonLink, Actions } from "../../ui/button";
import { Container, TonedSection } from "../../ui/section";
import { AppCode } from "./app-code";
import { WholeNumbers } from "../../ui/whole-numbers";

/** 'Start Your Journey': who the platform is for, a contact link and the QR code (HOM-10). */
export function Journey() {
  const { title, subtitle, text: lead, paths: options, button, code } = sections.journey;
  return (
    <TonedSection tone="sunken" aria-labelledby="journey">
      <Columns>
        <div>
          <h2 id="journey">
            {title} <span>{subtitle}</span>
          </h2>
          <Lead>{lead}</Lead>
          <Options>
            {options.map((option) => (
              <div key={option.title}>
                <dt>{option.title}</dt>
                <dd>{option.text}</dd>
              </div>
            ))}
          </Options>
          <ButtonLink to={paths.contact()} variant="outlined">
            {button}
          </ButtonLink>
        </div>
        <AppCode {...code} />
      </Columns>
    </TonedSection>
  );
}

const Columns = styled(Container)({
  display: "grid",
  gap: space[6],
  maxWidth: "62rem",
  "& h2": { fontSize: text.xxl },
  "& h2 > span": { display: "block", color: color.accent },
  "& > a": { justifySelf: "center" },
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: space[7],
    alignItems: "center",
  },
});

const Lead = styled.p({ maxWidth: size.text, marginTop: space[3], color: color.inkSoft });

const Options = styled.dl({
  display: "grid",
  gap: space[5],
  marginBlock: space[5],
  "& dt": { marginBottom: space[1], ...displayFace, fontSize: text.lg },
  "& dd": { color: color.inkSoft },
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[6] },
});

/** The closing section of the home page with contacts (HOM-12). */
export function Closing() {
  const { title, text: body, contact, questions } = sections.closing;
  return (
    <Place as="section" aria-labelledby="closing">
      <Panel>
        <div>
          <h2 id="closing">{title}</h2>
          <p>
            <WholeNumbers text={body} />
          </p>
        </div>
        <Actions>
          <ButtonLink to={paths.contact()}>{contact}</ButtonLink>
          <ButtonLink to={paths.faq()} variant="outlined">
            {questions}
          </ButtonLink>
        </Actions>
      </Panel>
    </Place>
  );
}

const Place = styled(Container)({ marginTop: space[7], [media.desktop]: { marginTop: space[8] } });

const Panel = styled.div({
  display: "grid",
  gap: space[5],
  padding: space[6],
  borderRadius: radius.lg,
  background: color.accentTint,
  "& h2": { fontSize: text.xxl },
  "& p": { maxWidth: "38rem", marginTop: space[2], color: color.inkSoft },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    padding: space[7],
  },
});
