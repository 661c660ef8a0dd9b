import styled from "@emotion/styled";
import { site } from "../config/site";
import { color, media, motion, radius, size, space } from "../theme/tokens";
import { Icon } from "../ui/icon";

const NETWORKS = [
  ["facebook", "Facebook"],
  ["twitter", "Twitter"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
  ["youtube", "YouTube"],
  ["quora", "Quora"],
] as const;

/** The firm's profiles on six networks, as far as site.yaml names them (FTR-04). */
export function SocialLinks() {
  if (NETWORKS.every(([network]) => !site.social[network])) return null;
  return (
    <List role="list">
      {NETWORKS.map(([network, name]) => {
        const address = site.social[network];
        return (
          address && (
            <li key={network}>
              <a href={address} target="_blank" rel="noopener" aria-label={name}>
                <Icon name={network} />
              </a>
            </li>
          )
        );
      })}
    </List>
  );
}

const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "& a": {
    display: "grid",
    placeItems: "center",
    width: size.touch,
    height: size.touch,
    border: `1px solid ${color.bandLine}`,
    borderRadius: radius.round,
    transition: `border-color ${motion.moment}`,
  },
  "& a:hover": { borderColor: color.bandAccent },
  // Two rows of three beside the groups, one row of six above them.
  [media.wide]: { maxWidth: `calc(3 * ${size.touch} + 2 * ${space[2]})` },
});
