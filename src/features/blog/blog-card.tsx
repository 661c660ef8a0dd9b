import { paths } from "../../config/paths";
import type { BlogCard as Card } from "../../rules/blog";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { Chip } from "./chip";

type BlogCardProps = {
  post: Card;
  /** Above the fold: its picture loads at once. */
  eager?: boolean;
  /** The level that the card's title takes in its page. */
  heading?: "h2" | "h3";
};

const RATIO = 16 / 9;
const SIZES = "(min-width: 75em) 27rem, (min-width: 48em) 60vw, 100vw";

/** One post of a list; the whole card opens it (BLG-04). Its looks stand in BlogCardList. */
export function BlogCard({ post, eager, heading: Heading = "h2" }: BlogCardProps) {
  const { segment, title, excerpt, date, dateText, author, thumbnail, category } = post;
  return (
    <article>
      <Picture
        picture={thumbnail}
        ratio={RATIO}
        sizes={SIZES}
        alt=""
        loading={eager ? "eager" : "lazy"}
      />
      <div className="body">
        <p className="meta">
          {category === null ? <span>No keywords available</span> : <Chip>{category}</Chip>}
          <time dateTime={date ?? undefined}>{dateText}</time>
        </p>
        <Heading>
          <SiteLink to={paths.blog(segment)}>{title}</SiteLink>
        </Heading>
        <p className="excerpt">{excerpt}</p>
        <p className="foot">
          <span>By {author}</span>
          <span className="more" aria-hidden="true">
            Read more...
          </span>
        </p>
      </div>
    </article>
  );
}
