import styled from "@emotion/styled";
import { createPaginationWindow } from "../shared/domain/pagination";
import { color, media, motion, radius, size, space, text, weight } from "../theme/tokens";
import { SiteLink } from "./site-link";

type PaginationProps = {
  page: number;
  totalPages: number;
  toPath: (page: number) => string;
  loading?: boolean;
};

/** Numbered pages as links, '<' and '>', and 'Page X of Y' (BLG-03). */
export function Pagination({ page, totalPages, toPath, loading }: PaginationProps) {
  const previous = !loading && page > 1 ? toPath(Math.min(page - 1, totalPages)) : null;
  const next = !loading && page < totalPages ? toPath(page + 1) : null;
  return (
    <Nav aria-label="Pagination">
      <Step to={previous} label="Previous page" sign="<" rel="prev" />
      <ol>
        {createPaginationWindow(page, totalPages).map((entry, index) => (
          <li key={entry === "gap" ? `gap-${index}` : entry}>
            {entry === "gap" ? (
              <span className="gap">...</span>
            ) : (
              <SiteLink
                to={toPath(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? "page" : undefined}
              >
                {entry}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      <Step to={next} label="Next page" sign=">" rel="next" />
      {page <= totalPages && <p>{`Page ${page} of ${totalPages}`}</p>}
    </Nav>
  );
}

type StepProps = { to: string | null; label: string; sign: string; rel: "prev" | "next" };

function Step({ to, label, sign, rel }: StepProps) {
  if (to === null) {
    return (
      <button type="button" disabled aria-label={label} data-step={rel}>
        {sign}
      </button>
    );
  }
  return (
    <SiteLink to={to} rel={rel} aria-label={label} data-step={rel}>
      {sign}
    </SiteLink>
  );
}

const Nav = styled.nav({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gridTemplateAreas: `"numbers numbers numbers" "previous summary next"`,
  alignItems: "center",
  justifyItems: "center",
  gap: space[2],
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
  [media.desktop]: {
    gridTemplateColumns: "1fr auto auto auto 1fr",
    gridTemplateAreas: `". previous numbers next ." "summary summary summary summary summary"`,
    columnGap: space[1],
  },

  "& [data-step='prev']": { gridArea: "previous" },
  "& [data-step='next']": { gridArea: "next" },
  "& > p": { gridArea: "summary", color: color.inkSoft },
  "& > ol": {
    gridArea: "numbers",
    margin: 0,
    padding: 0,
    listStyle: "none",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    [media.desktop]: { gap: space[1] },
  },
  "& a, & button, & .gap": {
    display: "grid",
    placeItems: "center",
    minWidth: size.touch,
    minHeight: size.touch,
    paddingInline: space[2],
    borderRadius: radius.round,
    color: color.ink,
    fontWeight: weight.strong,
    textDecoration: "none",
    transition: `background-color ${motion.duration}`,
  },
  "& a:hover": { background: color.accentTint, color: color.accentStrong },
  "& a[aria-current]": { background: color.accent, color: color.onAccent },
  "& [data-step]": { fontSize: text.lg },
  "& button": { color: color.lineStrong },
  "& .gap": {
    minWidth: "1.125rem",
    paddingInline: 0,
    color: color.inkFaint,
    [media.desktop]: { minWidth: "1.75rem" },
  },
});
