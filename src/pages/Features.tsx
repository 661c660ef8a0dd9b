import { pageHead } from "../app/page-head";
import { FeaturesView, head } from "../features/products/features/features-view";

export default FeaturesView;

export const Head = pageHead(head);
