import { pageHead } from "../app/page-head";
import { ExpertAdviceView, head } from "../features/products/expert-advice/expert-advice-view";

export default ExpertAdviceView;

export const Head = pageHead(head);
