import { contactPage } from "../config/contact";
import { paths } from "../config/paths";
import { trailTo } from "../config/trail";
import { Connect } from "../features/contact/connect";
import { LetterPicture } from "../features/contact/letter-picture";
import { OfficeMaps } from "../features/contact/office-maps";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { Logo } from "../layout/logo";
import { SeoHead } from "../layout/seo-head";
import { ButtonAnchor } from "../ui/button";
import { PageHero } from "../ui/page-hero";

const FORM = "write";

/** Every way to the firm: addresses, customer care, the form, the maps (CON-01). */
export default function ContactPage() {
  const { hero, connect, form } = contactPage;
  const { write, mail, mailSubject, ...words } = hero;
  const subject = encodeURIComponent(mailSubject);
  return (
    <>
      <PageHero
        {...words}
        actions={
          <>
            <ButtonAnchor href={`#${FORM}`}>{write}</ButtonAnchor>
            <ButtonAnchor href={`mailto:${connect.careEmail}?subject=${subject}`} look="outlined">
              {mail}
            </ButtonAnchor>
          </>
        }
        picture={<LetterPicture />}
      />
      <Connect brand={<Logo />} />
      <EnquirySection form="Contact us" id={FORM} {...form} />
      <OfficeMaps />
    </>
  );
}

export function Head() {
  return (
    <SeoHead
      {...contactPage.meta}
      path={paths.contact()}
      jsonLd={breadcrumbList(trailTo("Contact us", paths.contact()))}
    />
  );
}
