export {
  ReadymadeStockboxView as default,
  Head,
} from "../features/products/readymade-stockbox/readymade-stockbox-view";
