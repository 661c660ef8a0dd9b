import styled from "@emotion/styled";
import source from "../../../content/pages/registrations.yaml";
import { readTexts } from "../../content/content-text";
import { fillText } from "../../shared/domain/fill-text";
import { site } from "../../content/site";
import { cutToDay } from "../../shared/domain/clock";
import { formatLongDate } from "../../shared/domain/dates";
import { paths } from "../../shared/domain/paths";
import { color, media, space, text, weight } from "../../theme/tokens";
import { Actions, ButtonLink } from "../../ui/button";
import { NewTabLink } from "../../ui/new-tab-link";
import { Section } from "../../ui/section";
import { TermRows } from "../../ui/term-list";
import type { schema } from "./text.schema";

export const registrationsPage = readTexts<typeof schema>(source);

const formatDay = (value: string) => formatLongDate(value) ?? value;

/** Every SEBI registration of the firm; a fee block that has ended is shown with words (TRU-07). */
export function RegistrationList({ builtOn }: { builtOn: string }) {
  const { labels, registrations, single, check, verify } = registrationsPage;
  return (
    <Section>
      {registrations.map(({ number, category, name, brand, since, feeBlock }) => (
        <Registration key={number} aria-label={number}>
          <h2>{number}</h2>
          <dl>
            <TermRows
              rows={[
                [labels.number, number],
                [labels.category, category],
                [labels.name, name],
                [labels.brand, brand],
                [labels.since, formatDay(since)],
                [
                  labels.feeBlock,
                  fillText(
                    feeBlock.to < cutToDay(builtOn) ? labels.feeEnded : labels.feePeriod,
                    formatDay(feeBlock.from),
                    formatDay(feeBlock.to),
                  ),
                ],
              ]}
            />
          </dl>
        </Registration>
      ))}
      {registrations.length === 1 && <Single>{single}</Single>}
      <Links>
        <NewTabLink href={site.links.registrationCheck}>{check}</NewTabLink>
        <ButtonLink to={paths.verify()} variant="outlined">
          {verify}
        </ButtonLink>
      </Links>
    </Section>
  );
}

const Registration = styled.article({
  maxWidth: "44rem",
  marginBottom: space[6],
  breakInside: "avoid",
  "& h2": { fontSize: text.xxl, fontVariantNumeric: "tabular-nums" },
  "& dl": { marginTop: space[4], borderTop: `1px solid ${color.line}` },
  "& dl > div": {
    display: "grid",
    gap: `${space[1]} ${space[5]}`,
    paddingBlock: space[3],
    borderBottom: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)" },
  },
  "& dt": { color: color.inkSoft },
  "& dd": { margin: 0, fontWeight: weight.strong, overflowWrap: "anywhere" },
});

const Single = styled.p({ fontSize: text.lg });

const Links = styled(Actions)({ marginTop: space[6] });
