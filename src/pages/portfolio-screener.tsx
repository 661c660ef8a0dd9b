export {
  PortfolioScreenerView as default,
  Head,
} from "../features/products/portfolio-screener/portfolio-screener-view";
