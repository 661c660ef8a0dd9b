export { FiiDiiInvestments as default, Head } from "../features/products/fii-dii-investments/view";
