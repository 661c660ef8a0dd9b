import { breadcrumbsTo } from "../app/breadcrumbs";
import { iposText } from "../features/ipos/text";
import { paths } from "../shared/paths";
import { IpoHero } from "../features/ipos/ipo-hero";
import { IpoList } from "../features/ipos/ipo-list";
import { IpoNews } from "../features/ipos/ipo-news";
import { IpoReading } from "../features/ipos/ipo-reading";
import { pageHead } from "../app/page-head";

/** Current and upcoming IPOs (IPO-01 … IPO-06). */
export default function IposPage() {
  return (
    <>
      <IpoHero />
      <IpoNews />
      <IpoList />
      <IpoReading />
    </>
  );
}

export const Head = pageHead({
  meta: iposText.meta,
  breadcrumbs: breadcrumbsTo(iposText.hero.title, paths.ipos()),
});
