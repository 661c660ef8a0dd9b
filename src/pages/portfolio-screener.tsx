export { PortfolioScreener as default, Head } from "../features/products/portfolio-screener/view";
