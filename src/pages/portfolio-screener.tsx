import { pageHead } from "../app/page-head";
import {
  PortfolioScreenerView,
  head,
} from "../features/products/portfolio-screener/portfolio-screener-view";

export default PortfolioScreenerView;

export const Head = pageHead(head);
