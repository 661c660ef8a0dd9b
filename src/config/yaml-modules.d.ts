declare module "*/site.yaml" {
  const site: import("./site-schema").Site;
  export default site;
}

declare module "*/navigation.yaml" {
  const navigation: import("./navigation-schema").Navigation;
  export default navigation;
}

declare module "*/pages.yaml" {
  const pages: import("./page-texts-schema").PageTexts;
  export default pages;
}

declare module "*/home.yaml" {
  const home: import("./home-schema").Home;
  export default home;
}

declare module "*/media.yaml" {
  const media: import("./media-schema").Media;
  export default media;
}

declare module "*/enquiry.yaml" {
  const enquiry: import("./enquiry-schema").EnquiryTexts;
  export default enquiry;
}

declare module "*/contact.yaml" {
  const contact: import("./contact-schema").Contact;
  export default contact;
}

declare module "*/partner.yaml" {
  const partner: import("./partner-schema").Partner;
  export default partner;
}

declare module "*/careers.yaml" {
  const careers: import("./careers-schema").Careers;
  export default careers;
}

declare module "*/ipos.yaml" {
  const text: import("./ipos-schema").IposText;
  export default text;
}

declare module "*/reports.yaml" {
  const text: import("./reports-schema").ReportsText;
  export default text;
}

declare module "*/team.yaml" {
  const text: import("./team-schema").TeamText;
  export default text;
}

declare module "*/expert-advice.yaml" {
  const expertAdvice: import("./expert-advice-schema").ExpertAdvice;
  export default expertAdvice;
}

declare module "*/portfolio-screener.yaml" {
  const portfolioScreener: import("./portfolio-screener-schema").PortfolioScreener;
  export default portfolioScreener;
}

declare module "*/readymade-stockbox.yaml" {
  const readymadeStockbox: import("./readymade-stockbox-schema").ReadymadeStockbox;
  export default readymadeStockbox;
}

declare module "*/stock-screener.yaml" {
  const stockScreener: import("./stock-screener-schema").StockScreener;
  export default stockScreener;
}

declare module "*/portfolio-hedger.yaml" {
  const portfolioHedger: import("./portfolio-hedger-schema").PortfolioHedger;
  export default portfolioHedger;
}

declare module "*/fii-dii-investments.yaml" {
  const fiiDiiInvestments: import("./fii-dii-investments-schema").FiiDiiInvestments;
  export default fiiDiiInvestments;
}

declare module "*/features.yaml" {
  const features: import("./features-schema").Features;
  export default features;
}

declare module "*/about.yaml" {
  const about: import("./about-schema").About;
  export default about;
}

declare module "*/notice.yaml" {
  const notice: import("./notice-schema").Notice;
  export default notice;
}

declare module "*/upi.yaml" {
  const upi: import("./upi-schema").Upi;
  export default upi;
}

declare module "*/app-screens.yaml" {
  const appScreens: import("./app-screens-schema").AppScreens;
  export default appScreens;
}

declare module "*/content/download.yaml" {
  const download: import("./download-schema").Download;
  export default download;
}

declare module "*/pages/download.yaml" {
  const downloadPage: import("./download-page-schema").DownloadPage;
  export default downloadPage;
}

declare module "*/investor-charter.yaml" {
  const charter: import("./investor-charter-schema").InvestorCharter;
  export default charter;
}

declare module "*/complaints-overview.yaml" {
  const text: import("./complaints-overview-schema").ComplaintsOverviewText;
  export default text;
}
