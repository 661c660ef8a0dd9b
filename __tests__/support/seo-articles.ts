import { site } from "./visitor";

const { product } = site.brand;

/** Paths and footer links of the six articles; two paths have an en dash (ROU-04). */
export const routes = {
  tips: { path: `/Stock-Market-Tips-Provider\u2013${product}`, link: "Stock Market Tips Provider" },
  consultant: {
    path: `/Expert-Share-Market-Consultant\u2013${product}-for-Smart-Investments`,
    link: "Share Market Consultant",
  },
  strategies: {
    path: `/Investment-Strategies-in-Stock-Market-Expert-Tips-by-${product}`,
    link: "Investment Strategies",
  },
  advisory: {
    path: `/Stock-Advisory-Services-Expert-Stock-Market-Guidance-by-${product}`,
    link: "Stock Advisory Services",
  },
  india: {
    path: `/Trusted-Stock-Advisory-Services-in-India-${product}-Experts`,
    link: "Stock Advisory Services India",
  },
  intraday: {
    path: `/Trusted-SEBI-Registered-Intraday-Tips-Provider-in-India-${product}`,
    link: "SEBI Registered Tips Provider",
  },
};
