import styled from "@emotion/styled";
import { useState } from "react";
import { upi, upiHandle } from "../../config/upi";
import { color, font, media, radius, shadow, space, text, weight } from "../../theme/tokens";
import { CopyButton } from "../../ui/copy-button";

/**
 * The firm's handle with its Copy button (UPI-01). The answer is an alert that stays: after a
 * failure the visitor needs the time to copy by hand.
 */
export function HandleCard() {
  const [answer, setAnswer] = useState("");
  const { title, lead, copy, sample } = upi.handle;
  return (
    <Card aria-labelledby="upi-handle">
      <h2 id="upi-handle">{title}</h2>
      <p>{lead}</p>
      <Line>
        <Handle translate="no">{upiHandle}</Handle>
        <Copy
          text={upiHandle}
          onCopied={() => setAnswer("UPI handle copied to clipboard")}
          onFailed={() => setAnswer(`Unable to copy. Please copy manually: ${upiHandle}`)}
        >
          {copy}
        </Copy>
      </Line>
      <Answer role="alert">{answer}</Answer>
      {sample && <Note>{sample}</Note>}
    </Card>
  );
}

const Card = styled.section({
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderTop: `4px solid ${color.green}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: shadow.low,
  "& > h2": { fontSize: text.xl },
  "& > h2 + p": { marginTop: space[2], color: color.inkSoft },
});

const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginTop: space[4],
});

const Handle = styled.strong({
  flex: "1 1 auto",
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.sm,
  background: color.greenTint,
  fontFamily: font.code,
  fontSize: text.sm,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
  // One press takes the whole handle, for whoever copies by hand.
  userSelect: "all",
});

const Copy = styled(CopyButton)({ [media.scriptless]: { display: "none" } });

/** As high as one line from the start, so that the answer moves nothing. */
const Answer = styled.p({
  minHeight: "1.6em",
  marginTop: space[3],
  color: color.green,
  fontSize: text.sm,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});

const Note = styled.p({ marginTop: space[2], color: color.inkFaint, fontSize: text.sm });
