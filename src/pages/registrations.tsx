import { graphql, type PageProps } from "gatsby";
import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { registrationsPage, RegistrationList } from "../features/registrations/registration-list";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

const breadcrumbs = createBreadcrumbs(registrationsPage.hero.title, paths.registrations());

type Data = { today: { data: string } | null };

/** The firm's registrations with SEBI (TRU-07). */
export default function RegistrationsPage({ data }: PageProps<Data>) {
  return (
    <>
      <PageHero {...registrationsPage.hero} breadcrumbs={breadcrumbs} />
      <RegistrationList builtOn={data.today?.data ?? ""} />
    </>
  );
}

export const Head = createPageHead({ meta: registrationsPage.meta, breadcrumbs });

export const query = graphql`
  query RegistrationsPage {
    today: lastResponse(name: { eq: "today" }) {
      data
    }
  }
`;
