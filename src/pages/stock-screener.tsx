import { pageHead } from "../app/page-head";
import { StockScreenerView, head } from "../features/products/stock-screener/stock-screener-view";

export default StockScreenerView;

export const Head = pageHead(head);
