export {
  PortfolioHedgerView as default,
  Head,
} from "../features/products/portfolio-hedger/portfolio-hedger-view";
