import { breadcrumbsTo } from "../app/breadcrumbs";
import { pageHead } from "../app/page-head";
import { statement, Statement } from "../features/accessibility/statement";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

const breadcrumbs = breadcrumbsTo(statement.hero.title, paths.accessibility());

/** The accessibility statement (TRU-15). */
export default function AccessibilityStatementPage() {
  return (
    <>
      <PageHero {...statement.hero} breadcrumbs={breadcrumbs} />
      <Statement />
    </>
  );
}

export const Head = pageHead({ meta: statement.meta, breadcrumbs });
