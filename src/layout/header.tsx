import styled from "@emotion/styled";
import { useState, type MouseEvent } from "react";
import { navigation } from "../content/navigation";
import { color, layer, media, size, space } from "../theme/tokens";
import { Container } from "../ui/section";
import { useDialogQueue } from "../ui/dialog-queue";
import { Icon } from "../ui/icon";
import { useActivePath } from "./active-path";
import { HeaderEntry } from "./header-entry";
import { IconButton, iconSquare } from "./icon-button";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { navItem } from "./nav-item";
import { ProductsMenu } from "./products-menu";
import { paths } from "../shared/domain/paths";
import { SiteLink } from "../ui/site-link";

export const SEARCH_FIELD = "search-field";

/** Opens the search with a link, which works without scripts (FND-01). */
function SearchLink() {
  return (
    <Square to={paths.search()} aria-label={navigation.labels.search} onClick={focusField}>
      <Icon name="search" side={1.375} />
    </Square>
  );
}

/** Focuses the field if the visitor is on the search page. */
function focusField(event: MouseEvent): void {
  const field = document.getElementById(SEARCH_FIELD);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const Square = styled(SiteLink)(iconSquare);

/** The site's header, fixed at the top (HDR-01 … HDR-05). */
export function Header(props: { path: string }) {
  const path = useActivePath(props.path);
  const { header, labels } = navigation;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isMenuShown = useDialogQueue(isMenuOpen, 0);
  return (
    <Bar>
      <Row>
        <Logo />
        <Desktop aria-label={labels.main}>
          <ProductsMenu path={path} />
          {header.map((entry) => (
            <Entry key={entry.label} entry={entry} path={path} />
          ))}
        </Desktop>
        <Tools>
          <SearchLink />
          <MenuButton
            type="button"
            aria-label={labels.openMenu}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" side={1.5} />
          </MenuButton>
        </Tools>
      </Row>
      {isMenuShown && <MobileMenu path={path} onClose={() => setMenuOpen(false)} />}
    </Bar>
  );
}

const Bar = styled.header({
  position: "fixed",
  zIndex: layer.header,
  insetInline: 0,
  top: 0,
  height: size.header,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  [media.low]: { position: "absolute" },
  [media.noScript]: {
    [media.mobile]: {
      position: "relative",
      height: "auto",
      marginBottom: `calc(-1 * ${size.header})`,
    },
  },
  [media.print]: { display: "none" },
});

const Row = styled(Container)({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `min(1.3vw, ${space[4]})`,
  height: "100%",
  [media.noScript]: { flexWrap: "wrap" },
});

const Desktop = styled.nav({
  display: "none",
  [media.desktop]: {
    display: "flex",
    alignItems: "center",
    gap: space[1],
    marginInlineStart: "auto",
  },
  "& > a:last-of-type": { marginInlineStart: space[3], paddingInline: "clamp(1rem, 2vw, 1.5rem)" },
  // Without script, phones show the menu's links in a row below the logo.
  [media.noScript]: {
    [media.mobile]: {
      order: 1,
      display: "flex",
      flexWrap: "wrap",
      marginInline: `calc(-1 * ${space[3]})`,
      paddingBottom: space[2],
    },
  },
});

const Entry = styled(HeaderEntry)(navItem);

const Tools = styled.div({ display: "flex", marginInlineEnd: `calc(-1 * ${space[2]})` });

const MenuButton = styled(IconButton)({
  [media.desktop]: { display: "none" },
  [media.noScript]: { display: "none" },
});
