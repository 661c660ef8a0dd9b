export { PortfolioHedger as default, Head } from "../features/products/portfolio-hedger/view";
