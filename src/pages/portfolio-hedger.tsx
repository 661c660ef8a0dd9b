import { pageHead } from "../app/page-head";
import {
  PortfolioHedgerView,
  head,
} from "../features/products/portfolio-hedger/portfolio-hedger-view";

export default PortfolioHedgerView;

export const Head = pageHead(head);
