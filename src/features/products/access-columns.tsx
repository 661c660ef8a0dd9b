import styled from "@emotion/styled";
import { color, media, space, text } from "../../theme/tokens";
import { Icon } from "../../ui/icon";

type AccessColumnsProps = {
  columns: readonly { title: string; items: readonly string[] }[];
};

/** Short lists beside one another, each under its own heading. */
export function AccessColumns({ columns }: AccessColumnsProps) {
  return (
    <Columns>
      {columns.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Entries role="list">
            {items.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </Entries>
        </div>
      ))}
    </Columns>
  );
}

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  "& h3": { paddingTop: space[4], borderTop: `2px solid ${color.green}`, fontSize: text.xl },
  "& h3 + ul": { marginTop: space[4] },
  [media.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: space[6] },
});

const Entries = styled.ul({
  display: "grid",
  gap: space[3],
  "& > li": { display: "grid", gridTemplateColumns: "auto 1fr", gap: space[3] },
  "& svg": { marginTop: "0.2em", color: color.green },
});
