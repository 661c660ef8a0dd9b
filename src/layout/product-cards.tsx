import styled from "@emotion/styled";
import { navigation } from "../content/navigation";
import { color, motion, radius, space, text, touchSquare, weight } from "../theme/tokens";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { isActivePath } from "./active-path";

type ProductCardsProps = { path: string; onChoose: () => void; className?: string };

/** The products with icon, title and description: in the dropdown and in the mobile menu. */
export function ProductCards({ path, onChoose, className }: ProductCardsProps) {
  return (
    <List role="list" className={className} aria-label={navigation.products.label}>
      {navigation.products.items.map((item) => (
        <li key={item.path}>
          <SiteLink
            to={item.path}
            onClick={onChoose}
            aria-current={isActivePath(path, item.path) ? "page" : undefined}
          >
            <span className="badge">
              <Icon name={item.icon} side={1.375} />
            </span>
            <span>
              <span className="title">{item.title}</span>
              <span className="description">{item.description}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  "& a": {
    display: "flex",
    gap: space[4],
    height: "100%",
    padding: space[4],
    borderRadius: radius.md,
    color: color.ink,
    textDecoration: "none",
    transition: `background-color ${motion.duration}`,
  },
  "& a:hover, & a[aria-current]": { background: color.accentTint, color: color.ink },
  "& .badge": {
    flex: "none",
    ...touchSquare,
    borderRadius: radius.md,
    background: color.highlightTint,
  },
  "& .title": { display: "block", fontWeight: weight.strong, lineHeight: 1.35 },
  "& .description": {
    display: "block",
    marginTop: space[1],
    color: color.inkSoft,
    fontSize: text.sm,
    lineHeight: 1.45,
  },
});
