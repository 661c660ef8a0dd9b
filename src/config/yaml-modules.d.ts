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
