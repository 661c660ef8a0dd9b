export { ReadymadeStockbox as default, Head } from "../features/products/readymade-stockbox/view";
