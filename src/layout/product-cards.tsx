import styled from "@emotion/styled";
import { navigation } from "../config/navigation";
import { color, motion, radius, space, text, weight } from "../theme/tokens";
import { Icon, iconNamed } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { isActivePath } from "./active-path";

type ProductCardsProps = {
  path: string;
  onChoose: () => void;
};

/** The products with icon, title and description: in the dropdown and in the mobile menu. */
export function ProductCards({ path, onChoose }: ProductCardsProps) {
  return (
    <>
      {navigation.products.items.map((item) => (
        <li key={item.path}>
          <Card
            to={item.path}
            onClick={onChoose}
            aria-current={isActivePath(path, item.path) ? "page" : undefined}
          >
            <Badge>
              <Icon name={iconNamed(item.icon)} side={1.375} />
            </Badge>
            <span>
              <Title>{item.title}</Title>
              <Description>{item.description}</Description>
            </span>
          </Card>
        </li>
      ))}
    </>
  );
}

const Card = styled(SiteLink)({
  display: "flex",
  gap: space[4],
  height: "100%",
  padding: space[4],
  borderRadius: radius.md,
  color: color.ink,
  textDecoration: "none",
  transition: `background-color ${motion.moment}`,
  "&:hover, &[aria-current]": { background: color.greenTint, color: color.ink },
});

const Badge = styled.span({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.md,
  background: color.saffronTint,
  color: color.ink,
});

const Title = styled.span({ display: "block", fontWeight: weight.strong, lineHeight: 1.35 });

const Description = styled.span({
  display: "block",
  marginTop: space[1],
  color: color.inkSoft,
  fontSize: text.sm,
  lineHeight: 1.45,
});
