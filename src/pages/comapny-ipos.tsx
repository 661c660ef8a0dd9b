import { graphql, type PageProps } from "gatsby";
import type { BuiltResponses } from "../live/hooks";
import { createBreadcrumbs } from "../app/breadcrumbs";
import { iposText } from "../features/ipos/text";
import { paths } from "../shared/domain/paths";
import { IpoHero } from "../features/ipos/ipo-hero";
import { IpoList } from "../features/ipos/ipo-list";
import { IpoNews } from "../features/ipos/ipo-news";
import { IpoReading } from "../features/ipos/ipo-reading";
import { createPageHead } from "../app/page-head";

type Data = BuiltResponses<"ipos" | "upcomingIpos" | "ipoListings"> & {
  today: { data: string } | null;
};

/** Current and upcoming IPOs (IPO-01 … IPO-06). */
export default function IposPage({ data }: PageProps<Data>) {
  return (
    <>
      <IpoHero hasIpos={Boolean(data.ipos?.data)} />
      <IpoNews upcoming={data.upcomingIpos} today={data.ipoListings} />
      <IpoList initialData={data.ipos} builtOn={data.today?.data ?? ""} />
      <IpoReading />
    </>
  );
}

export const Head = createPageHead({
  meta: iposText.meta,
  breadcrumbs: createBreadcrumbs(iposText.hero.title, paths.ipos()),
});

export const query = graphql`
  query IposPageResponses {
    ipos: lastResponse(name: { eq: "ipos" }) {
      at
      data
    }
    today: lastResponse(name: { eq: "today" }) {
      data
    }
    upcomingIpos: lastResponse(name: { eq: "upcomingIpos" }) {
      at
      data
    }
    ipoListings: lastResponse(name: { eq: "ipoListings" }) {
      at
      data
    }
  }
`;
