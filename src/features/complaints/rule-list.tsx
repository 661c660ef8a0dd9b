import styled from "@emotion/styled";
import { color, radius, space, text } from "../../theme/tokens";
import { Icon } from "../../ui/icon";

type RuleListProps = { title: string; items: readonly string[]; mark: "check" | "close" };

/** What an investor does, or does not: the heading says which, the mark repeats it. */
export function RuleList({ title, items, mark }: RuleListProps) {
  return (
    <Sheet data-mark={mark}>
      <h3>{title}</h3>
      <List role="list">
        {items.map((item) => (
          <li key={item}>
            <Icon name={mark} />
            <span>{item}</span>
          </li>
        ))}
      </List>
    </Sheet>
  );
}

const Sheet = styled.div({
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  "& li": { display: "flex", gap: space[3], paddingBlock: space[3], fontSize: text.md },
  "& li + li": { borderTop: `1px solid ${color.line}` },
  "& svg": { flex: "none", marginTop: "0.15em", color: color.green },
  "&[data-mark='close'] svg": { color: color.danger },
});

const List = styled.ul({ "&[role]": { marginTop: space[4] } });
