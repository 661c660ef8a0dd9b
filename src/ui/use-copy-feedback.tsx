import styled from "@emotion/styled";
import { useState } from "react";
import { color, control, space, text, weight } from "../theme/tokens";
import { CopyButton } from "./copy-button";

export type CopyMessages = {
  copied: string;
  /** Its % is the text to copy by hand. */
  failed: string;
};

/** Returns a Copy button's handlers and message, which stays, as copying by hand takes time. */
export function useCopyFeedback({ copied, failed }: CopyMessages) {
  const [messages, setMessages] = useState<string[]>([]);
  const showFeedback = (message: string) => setMessages((earlier) => [...earlier, message]);
  return {
    onCopied: () => showFeedback(copied),
    onFailed: (value: string) => showFeedback(failed.replaceAll("%", () => value)),
    feedback: (
      <Feedback role="alert">
        {/* A new element is announced again, even with the same text. */}
        <span key={messages.length}>{messages.at(-1)}</span>
      </Feedback>
    ),
  };
}

/** One line high from the start, so that a message moves nothing. */
const Feedback = styled.p({
  minHeight: "1.6em",
  marginTop: space[3],
  color: color.accent,
  fontSize: text.sm,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});

export const ScriptOnlyCopyButton = styled(CopyButton)(control);
