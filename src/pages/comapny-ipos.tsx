import { iposText } from "../config/ipos";
import { paths } from "../config/paths";
import { IpoHero } from "../features/ipos/ipo-hero";
import { IpoList } from "../features/ipos/ipo-list";
import { IpoNews } from "../features/ipos/ipo-news";
import { IpoReading } from "../features/ipos/ipo-reading";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

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

export function Head() {
  const { meta, hero } = iposText;
  const trail = [
    { label: "Home", path: paths.home() },
    { label: hero.title, path: paths.ipos() },
  ];
  return <SeoHead {...meta} path={paths.ipos()} jsonLd={breadcrumbList(trail)} />;
}
