import source from "../../../content/download.yaml";
import styled from "@emotion/styled";
import { site } from "../../content/site";
import { color, media, radius, size, space, text, weight } from "../../theme/tokens";
import { Icon } from "../../ui/icon";
import { NewTabHint } from "../../ui/visually-hidden";
import { readTexts } from "../../content/content-text";
import type { schema } from "./text.schema";

export const download = readTexts<typeof schema>(source);

/** The two stores as badges of plain text (DLD-01). */
export function StoreBadges() {
  return (
    <Badges role="list">
      {download.stores.map(({ store, line, name }) => (
        <li key={store}>
          <a href={site.links[store]} target="_blank" rel="noopener">
            <span>
              {line} <b>{name}</b>
            </span>
            <NewTabHint />
            <Icon name="external" side={1} />
          </a>
        </li>
      ))}
    </Badges>
  );
}

const Badges = styled.ul({
  display: "grid",
  gap: space[3],
  "& a": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    minWidth: "11.5rem",
    minHeight: size.touch,
    padding: `${space[2]} ${space[4]}`,
    border: `1px solid ${color.inverseLine}`,
    borderRadius: radius.md,
    background: color.inverse,
    color: color.inverseSoft,
    fontSize: text.xs,
    lineHeight: 1.2,
    textDecoration: "none",
  },
  "& b": {
    display: "block",
    color: color.inverseInk,
    fontSize: text.lg,
    fontWeight: weight.strong,
  },
  "& a:hover": { borderColor: color.inverseAccent, color: color.inverseInk },
  [media.desktop]: { display: "flex", flexWrap: "wrap" },
});
