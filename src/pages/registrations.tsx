import { createBreadcrumbs } from "../app/breadcrumbs";
import { createPageHead } from "../app/page-head";
import { registrationsPage, RegistrationList } from "../features/registrations/registration-list";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

const breadcrumbs = createBreadcrumbs(registrationsPage.hero.title, paths.registrations());

/** The firm's registrations with SEBI (TRU-07). */
export default function RegistrationsPage() {
  return (
    <>
      <PageHero {...registrationsPage.hero} breadcrumbs={breadcrumbs} />
      <RegistrationList />
    </>
  );
}

export const Head = createPageHead({ meta: registrationsPage.meta, breadcrumbs });
