import styled from "@emotion/styled";
import { navigation } from "../content/navigation";
import { site } from "../content/site";
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
import { IconPath, Icon } from "../ui/icon";
import { SOCIAL_ICONS } from "../ui/social-icons";
import { NewTabHint, visuallyHidden } from "../ui/visually-hidden";
import { toTelephoneHref, createWhatsappHref } from "./links/addresses";

/** WhatsApp and phone links (LAY-01, LAY-02): two round buttons, or a bar at the bottom. */
export function FloatingLinks() {
  const { label, whatsapp: chat, call } = navigation.floating;
  const { whatsapp, phones } = site.contacts;
  const phone = phones[0]?.number;
  if (!whatsapp && !phone) return null;
  return (
    <ActionBar aria-label={label}>
      {whatsapp && (
        <a href={createWhatsappHref(whatsapp)} target="_blank" rel="noopener">
          <IconPath path={SOCIAL_ICONS.whatsapp} side={1.375} />
          <span>{chat}</span>
          <NewTabHint />
        </a>
      )}
      {phone && (
        <a href={toTelephoneHref(phone)}>
          <Icon name="phone" side={1.375} />
          <span>{call}</span>
        </a>
      )}
    </ActionBar>
  );
}

const ROUND = "3.25rem";

const ActionBar = styled.aside({
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
    // Sized by their text: in halves the longer one would wrap on the smallest phones.
    flex: "auto",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    color: color.ink,
    fontSize: text.sm,
    fontWeight: weight.strong,
    textDecoration: "none",
    transition: `background-color ${motion.duration}, color ${motion.duration}`,
  },
  "& > a + a": { borderInlineStart: `1px solid ${color.line}` },
  "& > a > svg": { color: color.accent },
  // A fixed bar would take too much of a low screen, so it is at the page's end.
  [media.low]: { position: "static", minHeight: size.touch },
  [media.extraWide]: {
    position: "fixed",
    flexDirection: "column",
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
    "& > a:hover": { background: color.accent, color: color.onAccent },
    "& > a:hover > svg": { color: "inherit" },
    "& > a > span": visuallyHidden,
  },
  [media.print]: { display: "none" },
});
