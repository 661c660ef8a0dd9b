import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, radius, space, text, weight } from "../theme/tokens";
import { Button } from "./button";
import { focusElement } from "./focus";
import { Icon } from "./icon";

type ErrorBoxProps = { message: ReactNode; title?: string; onRetry?: () => void };

/** An error that screen readers announce, with Retry if `onRetry` is set. */
export function ErrorBox({ message, title, onRetry }: ErrorBoxProps) {
  return (
    <Box role="alert">
      <Icon name="alert" side={1.5} />
      <div>
        {title && <Title>{title}</Title>}
        <p>{message}</p>
      </div>
      {onRetry && (
        <Button
          type="button"
          variant="outlined"
          onClick={({ currentTarget }) => {
            // The button disappears with its box, so the focus moves to the section.
            focusElement(currentTarget.closest<HTMLElement>("section, main"));
            onRetry();
          }}
        >
          Retry
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.danger}`,
  borderRadius: radius.md,
  background: color.dangerTint,
  color: color.ink,
  "& > svg": { color: color.danger },
  "& > button": { gridColumn: "1 / -1", justifySelf: "start" },
  [media.desktop]: {
    gridTemplateColumns: "auto 1fr auto",
    "& > button": { gridColumn: "auto", justifySelf: "end" },
  },
});

const Title = styled.p({ color: color.danger, fontSize: text.lg, fontWeight: weight.bold });
