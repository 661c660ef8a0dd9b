import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { enquiryTexts } from "../../config/enquiry";
import { color, media, size, space, text } from "../../theme/tokens";
import { Icon } from "../../ui/icon";

/** In the form's place once it is sent (FRM-05); takes the focus that went with the form. */
export function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text: words, next } = enquiryTexts.thanks;
  return (
    <Centre>
      <Badge>
        <Icon name="check" side={1.75} />
      </Badge>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <Words>{words}</Words>
      <p>{next}</p>
    </Centre>
  );
}

const Centre = styled.div({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  paddingBlock: space[6],
  textAlign: "center",
  color: color.inkSoft,
  "& h3": { color: color.ink },
  [media.desktop]: { paddingBlock: space[8] },
});

const Badge = styled.span({
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  borderRadius: "50%",
  background: color.greenTint,
  color: color.green,
});

const Words = styled.p({ color: color.ink, fontSize: text.lg });
