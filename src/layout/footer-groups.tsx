import styled from "@emotion/styled";
import { useState } from "react";
import { navigation, type Navigation } from "../content/navigation";
import { color, desktopQuery, media, motion, size, space, text, weight } from "../theme/tokens";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { useMediaQuery } from "../ui/use-media-query";

/** The footer's groups of links: columns, or on small screens disclosures (FTR-01, FTR-02). */
export function FooterGroups() {
  const isDesktop = useMediaQuery(desktopQuery);
  return (
    <Groups aria-label={navigation.labels.footer}>
      {navigation.footer.groups.map((group) => (
        <Group key={group.title} group={group} desktop={isDesktop} />
      ))}
    </Groups>
  );
}

type GroupProps = { group: Navigation["footer"]["groups"][number]; desktop: boolean };

function Group({ group, desktop }: GroupProps) {
  const [open, setOpen] = useState(group.open ?? false);
  return (
    <Disclosure
      open={desktop || open}
      onToggle={(event) => {
        if (!desktop) setOpen(event.currentTarget.open);
      }}
    >
      <Summary tabIndex={desktop ? -1 : undefined}>
        <Title>{group.title}</Title>
        <Icon name="chevron-down" />
      </Summary>
      <List role="list">
        {group.items.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}

const Groups = styled.nav({
  [media.desktop]: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: space[5],
  },
});

// On wide screens the content always shows, also without JavaScript.
const Disclosure = styled.details({
  borderBottom: `1px solid ${color.inverseLine}`,
  "&[open] > summary svg": { transform: "rotate(180deg)" },
  [media.desktop]: {
    borderBottom: 0,
    "&::details-content": { contentVisibility: "visible", blockSize: "auto" },
  },
});

const Summary = styled.summary({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "3.25rem",
  color: color.inverseInk,
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "& svg": { transition: `transform ${motion.duration}` },
  [media.desktop]: { minHeight: size.touch, pointerEvents: "none", "& svg": { display: "none" } },
});

const Title = styled.h2({ fontSize: text.lg, fontWeight: weight.strong, color: color.inverseInk });

const List = styled.ul({
  "&[role]": { paddingBottom: space[3] },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: size.touch,
    lineHeight: 1.35,
    textDecoration: "none",
    [media.desktop]: { minHeight: 0, paddingBlock: space[2] },
  },
  "& a:hover": { textDecoration: "underline" },
});
