import styled from "@emotion/styled";
import { HOLDINGS } from "../../shared/contract/disclosure";
import type { PostDisclosure } from "../../shared/domain/blog";
import type { BlogPostContext } from "../../shared/domain/page-context";
import { surface, space, text } from "../../theme/tokens";
import { fillText } from "../../shared/domain/fill-text";
import { postText } from "./post-text";

const disclosureText = postText.disclosure;

type PostDisclosureBoxProps = PostDisclosure & {
  author: string;
  certificate: BlogPostContext["certificate"] | undefined;
};

/** The box at the end of research, of IPO posts and of posts that name securities (PST-10). */
export function PostDisclosureBox({
  isEducation,
  securities,
  holding,
  pricesText,
  author,
  certificate,
}: PostDisclosureBoxProps) {
  const statement = HOLDINGS.find((option) => option === holding) ?? "unknown";
  return (
    <Box aria-labelledby="post-disclosure">
      <h2 id="post-disclosure">{disclosureText.title}</h2>
      <p>
        {fillText(disclosureText.author, author)}{" "}
        {certificate && fillText(disclosureText.certificate, certificate.number, certificate.until)}
        {certificate === null && disclosureText.noCertificate}
      </p>
      {securities.length > 0 && <p>{disclosureText.securities + securities.join(", ")}</p>}
      {pricesText !== null && <p>{fillText(disclosureText.prices, pricesText)}</p>}
      <p>{disclosureText.holding[statement]}</p>
      {isEducation && <p>{disclosureText.illustration}</p>}
    </Box>
  );
}

const Box = styled.section({
  ...surface,
  marginTop: space[6],
  padding: space[5],
  fontSize: text.sm,
  overflowWrap: "anywhere",
  "& h2": { fontSize: text.lg },
  "& p": { marginTop: space[2] },
});
