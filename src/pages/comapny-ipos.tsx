import { graphql, type PageProps } from "gatsby";
import type { BuiltResponses } from "../live/hooks";
import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { iposText } from "../features/ipos/text";
import { paths } from "../shared/domain/paths";
import { IpoHero } from "../features/ipos/ipo-hero";
import { IpoList } from "../features/ipos/ipo-list";
import { IpoNews, IpoReading } from "../features/ipos/ipo-news";

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
