import styled from "@emotion/styled";
import { encodePath } from "../../config/paths";
import { site } from "../../config/site";
import { toast } from "../../layout/toast/toast";
import { color, media, motion, radius, size, space } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { shareLinks } from "./share-links";

type ShareBarProps = { path: string; title: string };

const COPIED_FOR = 2000;

/** 'Copy Link' and the four networks (PST-02). */
export function ShareBar({ path, title }: ShareBarProps) {
  return (
    <Bar aria-label="Share" role="group">
      <CopyButton type="button" look="outlined" onClick={() => void copyLink(path)}>
        <Icon name="link" />
        Copy Link
      </CopyButton>
      {shareLinks(site.url + encodePath(path), title).map(({ name, icon, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener" aria-label={`Share on ${name}`}>
          <Icon name={icon} />
        </a>
      ))}
    </Bar>
  );
}

/** Copies the address as this visitor reached the site; where the browser refuses, shows it. */
async function copyLink(path: string): Promise<void> {
  const address = new URL(encodePath(path), window.location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return toast.error(`Unable to copy. Please copy manually: ${address}`);
  }
  return toast.success("Link copied", { duration: COPIED_FOR });
}

const Bar = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  "& > a": {
    display: "grid",
    placeItems: "center",
    width: size.touch,
    height: size.touch,
    border: `1.5px solid ${color.line}`,
    borderRadius: radius.round,
    color: color.inkSoft,
    transition: `border-color ${motion.moment}, color ${motion.moment}`,
  },
  "& > a:hover": { borderColor: color.green, color: color.green },
  [media.print]: { display: "none" },
});

const CopyButton = styled(Button)({ paddingInline: space[4] });
