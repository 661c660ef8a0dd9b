export { ExpertAdvice as default, Head } from "../features/products/expert-advice/view";
