import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { statement, Statement } from "../features/accessibility/statement";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

const breadcrumbs = createBreadcrumbs(statement.hero.title, paths.accessibility());

/** The accessibility statement (TRU-15). */
export default function AccessibilityStatementPage() {
  return (
    <>
      <PageHero {...statement.hero} breadcrumbs={breadcrumbs} />
      <Statement />
    </>
  );
}

export const Head = createPageHead({ meta: statement.meta, breadcrumbs });
