import styled from "@emotion/styled";
import { useWatch, type Control } from "react-hook-form";
import { enquiryTexts } from "../../config/enquiry";
import { ENQUIRY_LIMITS, type EnquiryFields } from "../../contract/enquiry";
import { color, text, weight } from "../../theme/tokens";

const LIMIT = ENQUIRY_LIMITS.message;
const formatted = new Intl.NumberFormat("en-IN");

/** How long a message is, once it nears the limit: told before sending, never cut off. */
export function MessageLength({ control }: { control: Control<EnquiryFields> }) {
  const { length } = useWatch({ control, name: "message" }).trim();
  if (length < LIMIT * 0.8) return null;
  return (
    <Count role="status" data-over={length > LIMIT || undefined}>
      {formatted.format(length)} / {formatted.format(LIMIT)} {enquiryTexts.characters}
    </Count>
  );
}

const Count = styled.p({
  justifySelf: "end",
  color: color.inkFaint,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
  "&[data-over]": { color: color.danger, fontWeight: weight.strong },
});
