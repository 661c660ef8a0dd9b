export { FeaturesView as default, Head } from "../features/products/features/view";
