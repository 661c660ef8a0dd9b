import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { color, media, space, text, size, weight } from "../theme/tokens";

export const Eyebrow = styled.p({
  marginBottom: space[2],
  fontSize: text.sm,
  fontWeight: weight.strong,
  opacity: 0.85,
});

/** The page's column: at most 75rem, with gutters that grow with the viewport. */
export const Container = styled.div({
  width: "100%",
  maxWidth: size.page,
  marginInline: "auto",
  paddingInline: size.gutter,
});

/** paper: the page itself; sunken: a shade lower; tint: in the accent's hue; inverse: dark in both schemes. */
export type SectionTone = "paper" | "sunken" | "tint" | "inverse";

type SectionProps = {
  /** The h2 and accessible name; without one, `children` contain the headings. */
  title?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  tone?: SectionTone;
  children?: ReactNode;
  className?: string;
};

/** A full-width section with the title as its h2 and accessible name. */
export function Section(props: SectionProps) {
  const { title, eyebrow, lead, tone = "paper", children, className } = props;
  const id = useId();
  return (
    <TonedSection
      tone={tone}
      data-tone={tone === "paper" ? undefined : tone}
      className={className}
      aria-labelledby={title ? id : undefined}
    >
      <Container>
        {title && (
          <Heading>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 id={id}>{title}</h2>
            {lead && <Lead>{lead}</Lead>}
          </Heading>
        )}
        {children}
      </Container>
    </TonedSection>
  );
}

const options = { shouldForwardProp: (name: string) => name !== "tone" };

const tones = {
  paper: {},
  sunken: { background: color.sunken },
  tint: { background: color.accentTint },
  inverse: {
    background: color.inverse,
    color: color.inverseInk,
    "& h2, & h3": { color: color.inverseInk },
  },
} as const;

/** A full-width section, which needs an accessible name. */
export const TonedSection = styled("section", options)<{ tone: SectionTone }>(
  { paddingBlock: space[7], [media.desktop]: { paddingBlock: space[8] } },
  ({ tone }) => tones[tone],
);

const Heading = styled.div({
  maxWidth: "44rem",
  marginBottom: space[6],
  "& h2": { fontSize: text.xxxl },
  [media.print]: { breakAfter: "avoid" },
});

const Lead = styled.p({ marginTop: space[3], fontSize: text.lg, opacity: 0.92 });
