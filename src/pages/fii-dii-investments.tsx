import { pageHead } from "../app/page-head";
import {
  FiiDiiInvestmentsView,
  head,
} from "../features/products/fii-dii-investments/fii-dii-investments-view";

export default FiiDiiInvestmentsView;

export const Head = pageHead(head);
