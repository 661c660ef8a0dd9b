import { pageHead } from "../app/page-head";
import {
  ReadymadeStockboxView,
  head,
} from "../features/products/readymade-stockbox/readymade-stockbox-view";

export default ReadymadeStockboxView;

export const Head = pageHead(head);
