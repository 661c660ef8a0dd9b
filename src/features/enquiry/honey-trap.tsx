import styled from "@emotion/styled";
import type { Ref } from "react";
import { ENQUIRY_PARTS } from "../../contract/enquiry";

/** A field that programs fill in and people never meet: unseen, unread, out of the tab order. */
export function HoneyTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Unseen aria-hidden="true">
      <label htmlFor="enquiry-trap">{ENQUIRY_PARTS.honeypot}</label>
      <input
        ref={ref}
        id="enquiry-trap"
        name={ENQUIRY_PARTS.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </Unseen>
  );
}

const Unseen = styled.div({ display: "none" });
