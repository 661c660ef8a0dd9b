import styled from "@emotion/styled";
import { paginationWindow } from "../rules/pagination";
import { color, media, motion, radius, size, space, text, weight } from "../theme/tokens";
import { SiteLink } from "./site-link";

type PaginationProps = {
  page: number;
  totalPages: number;
  /** The path of a page. */
  pathOf: (page: number) => string;
  /** Whether the list is being fetched: '<' and '>' rest until it is there. */
  loading?: boolean;
};

/** Numbered pages as links, '<' and '>', and 'Page X of Y' (BLG-03). */
export function Pagination({ page, totalPages, pathOf, loading }: PaginationProps) {
  const previous = !loading && page > 1 ? pathOf(page - 1) : null;
  const next = !loading && page < totalPages ? pathOf(page + 1) : null;
  return (
    <Nav aria-label="Pagination">
      <Step to={previous} label="Previous page" sign="<" rel="prev" />
      <Numbers role="list">
        {paginationWindow(page, totalPages).map((entry, index) => (
          <li key={entry === "gap" ? `gap-${index}` : entry}>
            {entry === "gap" ? (
              <Gap>...</Gap>
            ) : (
              <PageLink
                to={pathOf(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? "page" : undefined}
              >
                {entry}
              </PageLink>
            )}
          </li>
        ))}
      </Numbers>
      <Step to={next} label="Next page" sign=">" rel="next" />
      <Summary>
        Page {page} of {totalPages}
      </Summary>
    </Nav>
  );
}

type StepProps = { to: string | null; label: string; sign: string; rel: "prev" | "next" };

function Step({ to, label, sign, rel }: StepProps) {
  if (to === null) {
    return (
      <StepButton type="button" disabled aria-label={label} data-step={rel}>
        {sign}
      </StepButton>
    );
  }
  return (
    <PageLink to={to} rel={rel} aria-label={label}>
      {sign}
    </PageLink>
  );
}

const cell = {
  display: "grid",
  placeItems: "center",
  minWidth: size.touch,
  minHeight: size.touch,
  paddingInline: space[2],
  border: "1.5px solid transparent",
  borderRadius: radius.round,
  fontSize: text.sm,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
} as const;

// On small screens '<' and '>' stand in a row of their own, around 'Page X of Y'.
const Nav = styled.nav({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gridTemplateAreas: `"numbers numbers numbers" "previous summary next"`,
  alignItems: "center",
  justifyItems: "center",
  gap: space[2],
  "& > [rel='prev'], & > [data-step='prev']": { gridArea: "previous" },
  "& > [rel='next'], & > [data-step='next']": { gridArea: "next" },
  [media.desktop]: {
    gridTemplateColumns: "1fr auto auto auto 1fr",
    gridTemplateAreas: `". previous numbers next ." "summary summary summary summary summary"`,
    columnGap: space[1],
  },
});

const Numbers = styled.ol({
  gridArea: "numbers",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  [media.desktop]: { gap: space[1] },
});

const Summary = styled.p({
  gridArea: "summary",
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
});

const PageLink = styled(SiteLink)({
  ...cell,
  color: color.ink,
  textDecoration: "none",
  transition: `background-color ${motion.moment}`,
  "&:hover": { background: color.greenTint, color: color.greenStrong },
  "&[aria-current]": { background: color.green, color: color.onGreen },
});

const StepButton = styled.button({ ...cell, background: "none", color: color.lineStrong });

const Gap = styled.span({
  ...cell,
  minWidth: "1.125rem",
  paddingInline: 0,
  color: color.inkFaint,
  [media.desktop]: { minWidth: "1.75rem" },
});
