import styled from "@emotion/styled";
import { enquiryTexts } from "../../config/enquiry";
import { site } from "../../config/site";
import { telephoneHref } from "../../rules/telephone";
import { color, radius, space } from "../../theme/tokens";

/** Where scripts are off, the form stays at rest; this says so and names the other ways. */
export function NoScriptContacts() {
  const { emails, phones } = site.contacts;
  return (
    <noscript>
      <Box>
        <p>{enquiryTexts.noScript}</p>
        <Ways role="list">
          {emails.map(({ label, address }) => (
            <li key={address}>
              {label}: <a href={`mailto:${address}`}>{address}</a>
            </li>
          ))}
          {phones.map(({ label, number }) => (
            <li key={number}>
              {label}: <a href={telephoneHref(number)}>{number}</a>
            </li>
          ))}
        </Ways>
      </Box>
    </noscript>
  );
}

const Box = styled.div({
  display: "grid",
  gap: space[2],
  padding: space[4],
  borderRadius: radius.md,
  background: color.saffronTint,
});

const Ways = styled.ul({ "& li": { paddingBlock: space[1] } });
