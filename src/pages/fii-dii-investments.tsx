export {
  FiiDiiInvestmentsView as default,
  Head,
} from "../features/products/fii-dii-investments/fii-dii-investments-view";
