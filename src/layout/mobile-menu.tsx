import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { navigation } from "../content/navigation";
import { color, displayFace, font, motion, size, space, text } from "../theme/tokens";
import { Container } from "../ui/section";
import { Icon } from "../ui/icon";
import { ModalDialog } from "../ui/modal-dialog";
import { HeaderEntry } from "./header-entry";
import { IconButton } from "./icon-button";
import { Logo } from "./logo";
import { ProductCards } from "./product-cards";

type MobileMenuProps = { path: string; onClose: () => void };

/** The full-screen menu of small screens, open while it is rendered (HDR-05). */
export function MobileMenu({ path, onClose }: MobileMenuProps) {
  const { header, labels, products } = navigation;
  return (
    <Overlay aria-label={labels.menu} onClose={onClose}>
      <Bar>
        <Logo onClick={onClose} />
        <IconButton type="button" aria-label={labels.closeMenu} onClick={onClose}>
          <Icon name="close" side={1.5} />
        </IconButton>
      </Bar>
      <Body as="nav" aria-label={labels.menu}>
        <Heading>{products.label}</Heading>
        <Products path={path} onChoose={onClose} />
        <Entries role="list">
          {header.map((entry) => (
            <li key={entry.label}>
              <Entry entry={entry} path={path} onChoose={onClose} />
            </li>
          ))}
        </Entries>
      </Body>
    </Overlay>
  );
}

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });

const Overlay = styled(ModalDialog)({
  position: "fixed",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: color.paper,
  color: color.ink,
  animation: `${appear} 0.22s ${motion.ease}`,
});

const Bar = styled(Container)({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: size.header,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
});

const Body = styled(Container)({ paddingBlock: `${space[5]} ${space[7]}` });

const Heading = styled.h2({
  paddingInline: space[4],
  fontFamily: font.text,
  fontSize: text.sm,
  letterSpacing: 0,
  color: color.inkFaint,
});

const Products = styled(ProductCards)({
  marginInline: `calc(-1 * ${space[1]})`,
  "&[role]": { marginBlock: `${space[2]} ${space[4]}` },
});

const Entries = styled.ul({
  display: "grid",
  borderTop: `1px solid ${color.line}`,
  "& > li": { paddingInline: space[4] },
  "& > li + li": { borderTop: `1px solid ${color.line}` },
  "& > li:last-of-type": { paddingBlock: space[5] },
  "& > li:last-of-type > a": { width: "100%" },
});

const Entry = styled(HeaderEntry)({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "3.5rem",
  ...displayFace,
  fontSize: text.xl,
  color: color.ink,
  textDecoration: "none",
  "&[aria-current]": { color: color.accent },
});
