import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { contactPage } from "../features/contact/text";
import { paths } from "../shared/domain/paths";
import { Connect } from "../features/contact/connect";
import { ContactIllustration } from "../features/contact/contact-illustration";
import { OfficeMaps } from "../features/contact/office-maps";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { Logo } from "../layout/logo";
import { ButtonAnchor } from "../ui/button";
import { PageHero } from "../ui/page-hero";

const FORM = "write";

/** Every way to contact the firm: addresses, customer care, form, maps (CON-01). */
export default function ContactPage() {
  const { hero, connect, form } = contactPage;
  const { write, mail, mailSubject, ...texts } = hero;
  const subject = encodeURIComponent(mailSubject);
  return (
    <>
      <PageHero
        {...texts}
        actions={
          <>
            <ButtonAnchor href={`#${FORM}`}>{write}</ButtonAnchor>
            <ButtonAnchor
              href={`mailto:${connect.careEmail}?subject=${subject}`}
              variant="outlined"
            >
              {mail}
            </ButtonAnchor>
          </>
        }
        picture={<ContactIllustration />}
      />
      <Connect brand={<Logo />} />
      <EnquirySection form="Contact us" id={FORM} {...form} />
      <OfficeMaps />
    </>
  );
}

export const Head = createPageHead({
  meta: contactPage.meta,
  breadcrumbs: createBreadcrumbs("Contact us", paths.contact()),
});
