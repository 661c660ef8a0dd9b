import type * as v from "valibot";
import { ExpertAdviceSchema } from "./expert-advice-schema";
import { PortfolioScreenerSchema } from "./portfolio-screener-schema";
import { ReadymadeStockboxSchema } from "./readymade-stockbox-schema";
import { StockScreenerSchema } from "./stock-screener-schema";
import { PortfolioHedgerSchema } from "./portfolio-hedger-schema";
import { FiiDiiInvestmentsSchema } from "./fii-dii-investments-schema";
import { FeaturesSchema } from "./features-schema";
import { AboutSchema } from "./about-schema";
import { AppScreensSchema } from "./app-screens-schema";
import { CareersSchema } from "./careers-schema";
import { ContactSchema } from "./contact-schema";
import { DownloadPageSchema } from "./download-page-schema";
import { DownloadSchema } from "./download-schema";
import { EnquirySchema } from "./enquiry-schema";
import { ComplaintsOverviewSchema } from "./complaints-overview-schema";
import { HomeSchema } from "./home-schema";
import { InvestorCharterSchema } from "./investor-charter-schema";
import { IposSchema } from "./ipos-schema";
import { MediaSchema } from "./media-schema";
import { NavigationSchema } from "./navigation-schema";
import { NoticeSchema } from "./notice-schema";
import { PageTextsSchema } from "./page-texts-schema";
import { PartnerSchema } from "./partner-schema";
import { RedirectsSchema } from "./redirects-schema";
import { ReportsSchema } from "./reports-schema";
import { SiteSchema } from "./site-schema";
import { TeamSchema } from "./team-schema";
import { UpiSchema } from "./upi-schema";

/** Every YAML file of content/ and the schema the build checks it with. */
export const contentFiles = {
  "app-screens.yaml": AppScreensSchema,
  "complaints-overview.yaml": ComplaintsOverviewSchema,
  "download.yaml": DownloadSchema,
  "enquiry.yaml": EnquirySchema,
  "home.yaml": HomeSchema,
  "navigation.yaml": NavigationSchema,
  "notice.yaml": NoticeSchema,
  "pages.yaml": PageTextsSchema,
  "pages/careers.yaml": CareersSchema,
  "pages/contact.yaml": ContactSchema,
  "pages/partner.yaml": PartnerSchema,
  "pages/download.yaml": DownloadPageSchema,
  "pages/media.yaml": MediaSchema,
  "pages/investor-charter.yaml": InvestorCharterSchema,
  "pages/ipos.yaml": IposSchema,
  "pages/reports.yaml": ReportsSchema,
  "pages/team.yaml": TeamSchema,
  "pages/expert-advice.yaml": ExpertAdviceSchema,
  "pages/portfolio-screener.yaml": PortfolioScreenerSchema,
  "pages/readymade-stockbox.yaml": ReadymadeStockboxSchema,
  "pages/stock-screener.yaml": StockScreenerSchema,
  "pages/portfolio-hedger.yaml": PortfolioHedgerSchema,
  "pages/fii-dii-investments.yaml": FiiDiiInvestmentsSchema,
  "pages/features.yaml": FeaturesSchema,
  "pages/about.yaml": AboutSchema,
  "pages/upi.yaml": UpiSchema,
  "redirects.yaml": RedirectsSchema,
  "site.yaml": SiteSchema,
} as const satisfies Record<string, v.GenericSchema>;

export type ContentFile = keyof typeof contentFiles;
