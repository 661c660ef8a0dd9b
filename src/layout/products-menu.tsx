import styled from "@emotion/styled";
import { navigation } from "../content/navigation";
import { media, motion, shadow, surface, size, space } from "../theme/tokens";
import { Icon } from "../ui/icon";
import { useHoverMenu } from "../ui/use-hover-menu";
import { isActivePath } from "./active-path";
import { navItem } from "./nav-item";
import { ProductCards } from "./product-cards";

/** The Products dropdown of the desktop header (HDR-02). */
export function ProductsMenu({ path }: { path: string }) {
  const { open, close, rootProps, buttonProps, panelProps } = useHoverMenu();
  const isActive = navigation.products.items.some((item) => isActivePath(path, item.path));
  return (
    <Root {...rootProps}>
      <Toggle type="button" data-active={isActive || undefined} {...buttonProps}>
        {navigation.products.label}
        <Chevron name="chevron-down" side={1.125} data-open={open || undefined} />
      </Toggle>
      <Panel {...panelProps}>
        <Cards path={path} onChoose={close} />
      </Panel>
    </Root>
  );
}

// Not needed without scripts, because the footer links to the same pages.
const Root = styled.div({ [media.noScript]: { display: "none" } });

const Toggle = styled.button(navItem);

const Chevron = styled(Icon)({
  transition: `transform ${motion.duration}`,
  "&[data-open]": { transform: "rotate(180deg)" },
});

// The padding bridges the gap to the header, so that the pointer never leaves on its way down.
const Panel = styled.div({
  position: "absolute",
  top: "100%",
  right: size.gutter,
  width: size.menu,
  maxWidth: `calc(100vw - 2 * ${size.gutter})`,
  paddingTop: space[2],
  visibility: "hidden",
  opacity: 0,
  transform: "translateY(-0.5rem)",
  transition: [
    `opacity ${motion.duration} ${motion.ease}`,
    `transform ${motion.duration} ${motion.ease}`,
    `visibility 0s ${motion.duration}`,
  ].join(", "),
  "&[data-open]": { visibility: "visible", opacity: 1, transform: "none", transitionDelay: "0s" },
});

const Cards = styled(ProductCards)({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[2],
  "&[role]": { padding: space[3] },
  ...surface,
  boxShadow: shadow.high,
});
