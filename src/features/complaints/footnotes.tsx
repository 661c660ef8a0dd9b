import styled from "@emotion/styled";
import { color, size, space, text } from "../../theme/tokens";

/** What the marks in a table mean. */
export function Footnotes({ notes }: { notes: readonly string[] }) {
  return (
    <List role="list">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </List>
  );
}

const List = styled.ul({
  maxWidth: size.text,
  color: color.inkSoft,
  fontSize: text.sm,
  "& li + li": { marginTop: space[1] },
});
