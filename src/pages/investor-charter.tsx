import { investorCharter } from "../config/investor-charter";
import { paths } from "../config/paths";
import { CharterHero, charterTrail } from "../features/complaints/charter-hero";
import { CharterText } from "../features/complaints/charter-text";
import { ComplaintDetails } from "../features/complaints/complaint-details";
import { RedressalProcess } from "../features/complaints/redressal-process";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** The investor charter and the complaint tables (CHR-01 … CHR-05). */
export default function InvestorCharterPage() {
  return (
    <>
      <CharterHero />
      <CharterText />
      <ComplaintDetails />
      <RedressalProcess />
    </>
  );
}

export function Head() {
  const { meta } = investorCharter;
  return <SeoHead {...meta} path={paths.investorCharter()} jsonLd={breadcrumbList(charterTrail)} />;
}
