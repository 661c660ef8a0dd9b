import styled from "@emotion/styled";
import { size, space, text } from "../../theme/tokens";

/** A few paragraphs of running text. */
export function Paragraphs({ children }: { children: readonly string[] }) {
  return (
    <Words>
      {children.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Words>
  );
}

const Words = styled.div({
  display: "grid",
  gap: space[4],
  maxWidth: size.text,
  fontSize: text.lg,
});
