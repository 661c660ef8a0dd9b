import styled from "@emotion/styled";
import { APP_QR_PATH } from "../../content/app-code";
import { useDeviceLink } from "../../layout/links/app-link";
import { color, radius, surface, space, text } from "../../theme/tokens";

type AppCodeProps = { picture: string; text: string };

/** The QR code of the download page; a click opens the app for this device (HOM-10, DEV-05). */
export function AppCode({ picture, text: label }: AppCodeProps) {
  return (
    <Link href={useDeviceLink()} rel="noopener">
      <img src={APP_QR_PATH} alt={picture} width={176} height={176} loading="lazy" />
      <span>{label}</span>
    </Link>
  );
}

const Link = styled.a({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  width: "15rem",
  padding: space[5],
  ...surface,
  color: color.inkSoft,
  fontSize: text.sm,
  lineHeight: 1.4,
  textAlign: "center",
  textDecoration: "none",
  "&:hover": { borderColor: color.accent, color: color.ink },
  // Light in both schemes, because scanners expect dark modules on a light background.
  "& img": { padding: space[2], borderRadius: radius.sm, background: color.onBrand },
});
