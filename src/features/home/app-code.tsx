import styled from "@emotion/styled";
import { APP_CODE } from "../../config/app-code";
import { useDeviceLink } from "../../layout/device-link";
import { color, radius, space, text } from "../../theme/tokens";

type AppCodeProps = {
  /** What the picture is, for those who do not see it. */
  picture: string;
  /** What to do with it. */
  text: string;
  className?: string;
};

/**
 * The QR code of the download page; a click or a tap opens the app for this device (HOM-10,
 * DEV-05).
 */
export function AppCode({ picture, text: words, className }: AppCodeProps) {
  return (
    <Link href={useDeviceLink()} rel="noopener" className={className}>
      <img src={APP_CODE} alt={picture} width={176} height={176} loading="lazy" />
      <span>{words}</span>
    </Link>
  );
}

const Link = styled.a({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  width: "15rem",
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  color: color.inkSoft,
  fontSize: text.sm,
  lineHeight: 1.4,
  textAlign: "center",
  textDecoration: "none",
  "&:hover": { borderColor: color.green, color: color.ink },
  // Light in both schemes: readers expect dark modules on a light ground.
  "& img": { padding: space[2], borderRadius: radius.sm, background: color.onBrand },
});
