export {
  StockScreenerView as default,
  Head,
} from "../features/products/stock-screener/stock-screener-view";
