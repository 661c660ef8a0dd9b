import styled from "@emotion/styled";
import { navigation } from "../config/navigation";
import { site } from "../config/site";
import {
  color,
  layer,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  text,
  weight,
} from "../theme/tokens";
import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";
import { telephoneHref } from "../rules/telephone";
import { whatsappHref } from "./whatsapp";

/**
 * WhatsApp chat and phone call, over every page (LAY-01, LAY-02): a bar at the bottom of small
 * screens, for which the footer keeps room; two round buttons beside the column of wide ones.
 */
export function FloatingLinks() {
  const { label, whatsapp: chat, call } = navigation.floating;
  const { whatsapp, phones } = site.contacts;
  const phone = phones[0]?.number;
  if (!whatsapp && !phone) return null;
  return (
    <Dock aria-label={label}>
      {whatsapp && (
        <a href={whatsappHref(whatsapp)} target="_blank" rel="noopener">
          <Icon name="whatsapp" side={1.375} />
          <span>{chat}</span>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      )}
      {phone && (
        <a href={telephoneHref(phone)}>
          <Icon name="phone" side={1.375} />
          <span>{call}</span>
        </a>
      )}
    </Dock>
  );
}

const ROUND = "3.25rem";

const Dock = styled.aside({
  position: "fixed",
  zIndex: layer.floating,
  insetInline: 0,
  bottom: 0,
  display: "flex",
  minHeight: size.dock,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  "& > a": {
    position: "relative",
    flex: 1,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    color: color.ink,
    fontSize: text.sm,
    fontWeight: weight.strong,
    textDecoration: "none",
    transition: `background-color ${motion.moment}, color ${motion.moment}`,
  },
  "& > a + a": { borderInlineStart: `1px solid ${color.line}` },
  "& > a > svg": { color: color.green },
  // A fixed bar would take too much of a low screen: there it ends the page.
  [media.low]: { position: "static", minHeight: size.touch },
  [media.desktop]: {
    position: "fixed",
    insetInline: "auto",
    insetInlineEnd: space[4],
    bottom: space[4],
    minHeight: 0,
    gap: space[3],
    border: 0,
    background: "none",
    "& > a, & > a + a": {
      flex: "none",
      width: ROUND,
      height: ROUND,
      border: `1px solid ${color.line}`,
      borderRadius: radius.round,
      background: color.surface,
      boxShadow: shadow.high,
    },
    "& > a:hover": { background: color.green, color: color.onGreen },
    "& > a:hover > svg": { color: "inherit" },
    "& > a > span": {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
  [media.roomy]: { flexDirection: "column" },
  [media.print]: { display: "none" },
});
