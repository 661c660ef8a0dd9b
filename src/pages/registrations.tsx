import { breadcrumbsTo } from "../app/breadcrumbs";
import { pageHead } from "../app/page-head";
import { registrationsPage, RegistrationList } from "../features/registrations/registration-list";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

const breadcrumbs = breadcrumbsTo(registrationsPage.hero.title, paths.registrations());

/** The firm's registrations with SEBI (TRU-07). */
export default function RegistrationsPage() {
  return (
    <>
      <PageHero {...registrationsPage.hero} breadcrumbs={breadcrumbs} />
      <RegistrationList />
    </>
  );
}

export const Head = pageHead({ meta: registrationsPage.meta, breadcrumbs });
