import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, radius, space, text, weight } from "../theme/tokens";
import { Button } from "./button";
import { Icon } from "./icon";

type ErrorBoxProps = {
  message: ReactNode;
  title?: string;
  /** Gives the box its button. */
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
};

/** What could not be loaded, said aloud as it appears, with a way to try again. */
export function ErrorBox(props: ErrorBoxProps) {
  const { message, title, onRetry, retryLabel = "Retry", className } = props;
  return (
    <Box role="alert" className={className}>
      <Icon name="alert" side={1.5} />
      <div>
        {title && <Title>{title}</Title>}
        <p>{message}</p>
      </div>
      {onRetry && (
        <Button type="button" look="outlined" onClick={onRetry}>
          {retryLabel}
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
