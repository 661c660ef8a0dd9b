import styled from "@emotion/styled";
import type { Features } from "../../config/features-schema";
import { paths } from "../../config/paths";
import { color, media, radius, size, space, text, weight } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { Icon } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";

/** The products in groups: what the group is for, beside its entries (PRD-07). */
export function ProductIndex({ groups }: { groups: Features["groups"] }) {
  return (
    <Groups>
      {groups.map(({ title, text: words, items }) => (
        <section key={title}>
          <div>
            <h2>{title}</h2>
            <p>{words}</p>
          </div>
          <Entries role="list">
            {items.map((item) => (
              <Entry key={item.product}>
                <span className="badge">
                  <Icon name={item.icon} side={1.5} />
                </span>
                <h3>
                  <SiteLink to={paths[item.product]()}>{item.title}</SiteLink>
                </h3>
                <p>{item.text}</p>
                <p className="cost">{item.cost}</p>
              </Entry>
            ))}
          </Entries>
        </section>
      ))}
    </Groups>
  );
}

const Groups = styled(Container)({
  paddingBlock: space[5],
  "& > section": { display: "grid", gap: space[5], paddingBlock: space[6] },
  "& > section + section": { borderTop: `1px solid ${color.lineStrong}` },
  "& h2": { fontSize: text.xxl },
  "& h2 + p": { marginTop: space[2], color: color.inkSoft },
  [media.wide]: {
    "& > section": {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 9fr)",
      columnGap: space[7],
      paddingBlock: space[7],
    },
    "& h2": { paddingTop: space[4] },
  },
});

const Entries = styled.ul({
  display: "grid",
  gap: space[4],
  [media.desktop]: { gridTemplateColumns: "1fr 1fr", gap: space[5] },
});

const Entry = styled.li({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: space[4],
  rowGap: space[2],
  padding: space[4],
  borderRadius: radius.lg,
  "& .badge": {
    gridRow: "1 / span 3",
    display: "grid",
    placeItems: "center",
    width: size.touch,
    height: size.touch,
    borderRadius: radius.md,
    background: color.saffronTint,
    color: color.ink,
  },
  "& h3": { paddingTop: "0.4em", fontSize: text.xl },
  // The whole entry leads to the page.
  "& h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "& p": { color: color.inkSoft },
  "& .cost": { color: color.ink, fontSize: text.sm, fontWeight: weight.strong },
  [media.hover]: { "&:hover": { background: color.greenTint } },
});
