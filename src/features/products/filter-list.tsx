import styled from "@emotion/styled";
import type { Point } from "../../config/product-fields";
import { color, space, text } from "../../theme/tokens";
import { Illustration } from "../../ui/illustration";

/** The filters, each with a small drawing of what it does (PRD-04). */
export function FilterList({ items }: { items: readonly Point[] }) {
  return (
    <List role="list">
      {items.map(({ title, text: words }, index) => (
        <li key={title}>
          <Illustration viewBox="0 0 96 64">{GLYPHS[index]}</Illustration>
          <div>
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

// In the order of the requirement: range of a year, sectors, dividend.
const GLYPHS = [
  <>
    <path className="line" d="M6 10h84M6 54h84" strokeDasharray="3 5" />
    <path className="green" d="M6 44l14-8 12 8 14-18 12 8 14-20 18 4" strokeWidth="3" />
    <circle className="fill-saffron" cx="90" cy="18" r="5" />
  </>,
  <>
    <path className="fill-line" d="M6 8h24v20H6zM36 8h24v20H36zM36 36h24v20H36zM66 36h24v20H66z" />
    <path className="fill-green" d="M66 8h24v20H66zM6 36h24v20H6z" />
  </>,
  <>
    <circle className="line" cx="48" cy="32" r="26" strokeWidth="8" />
    <path className="green" d="M48 6a26 26 0 0 1 24.7 18" strokeWidth="8" strokeLinecap="butt" />
    <circle className="fill-saffron" cx="48" cy="32" r="7" />
  </>,
];

const List = styled.ul({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "5rem minmax(0, 1fr)",
    gap: space[5],
    alignItems: "start",
    paddingBlock: space[5],
    borderTop: `1px solid ${color.line}`,
  },
  "& > li:first-of-type": { paddingTop: 0, borderTop: 0 },
  "& h3": { fontSize: text.xl },
  "& p": { marginTop: space[2], color: color.inkSoft },
});
