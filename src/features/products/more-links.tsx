import styled from "@emotion/styled";
import type { Features } from "../../config/features-schema";
import { paths } from "../../config/paths";
import { color, media, size, space, text } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";

/** Other pages of the site, a line each (PRD-07). */
export function MoreLinks({ items }: { items: Features["more"]["items"] }) {
  return (
    <List role="list">
      {items.map(({ page, title, text: words }) => (
        <li key={page}>
          <SiteLink to={paths[page]()}>{title}</SiteLink>
          <p>{words}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  borderBottom: `1px solid ${color.line}`,
  "& > li": { paddingBlock: space[3], borderTop: `1px solid ${color.line}` },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: size.touch,
    fontSize: text.lg,
  },
  "& p": { color: color.inkSoft },
  [media.desktop]: {
    "& > li": {
      display: "grid",
      gridTemplateColumns: "16rem minmax(0, 1fr)",
      alignItems: "center",
    },
  },
});
