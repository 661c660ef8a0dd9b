export { StockScreener as default, Head } from "../features/products/stock-screener/view";
