import styled from "@emotion/styled";
import { fillText } from "../../content/interpolate";
import type { AuthorContext } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import { color, media, space, text } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { PageHero } from "../../ui/page-hero";
import { Pagination } from "../../ui/pagination";
import { AuthorFacts } from "./author-facts";
import { createAuthorBreadcrumbs } from "./author-head";
import { authorText } from "./author-text";
import { BlogCardList } from "./blog-card-list";
import { listText } from "./list-text";

/** An author's page: qualifications, interests and posts (PST-08). */
export function AuthorView({ author, details, cards, page, totalPages, total }: AuthorContext) {
  const { name, role, segment } = author;
  return (
    <>
      <PageHero
        title={name}
        eyebrow={authorText.eyebrow}
        breadcrumbs={createAuthorBreadcrumbs(author)}
        lead={role || undefined}
      />
      <Body>
        {details && <AuthorFacts details={details} />}
        <section aria-labelledby="author-posts">
          <h2 id="author-posts">{fillText(authorText.posts, name)}</h2>
          <p>{total === 0 ? authorText.none : fillText(listText.count, cards.length, total)}</p>
          {total > 0 && <BlogCardList posts={cards} heading="h3" />}
          {totalPages > 1 && (
            <Paging>
              <Pagination
                page={page}
                totalPages={totalPages}
                toPath={(target) => paths.author(segment, target)}
              />
            </Paging>
          )}
        </section>
      </Body>
    </>
  );
}

const Body = styled(Container)({
  display: "grid",
  gap: space[7],
  paddingTop: space[6],
  "& h2": { fontSize: text.xxl },
  "& h2 + p": { margin: `${space[2]} 0 ${space[5]}`, color: color.inkSoft, fontSize: text.sm },
  [media.desktop]: { paddingTop: space[7] },
});

const Paging = styled.div({ marginTop: space[6], [media.print]: { display: "none" } });
