export {
  ExpertAdviceView as default,
  Head,
} from "../features/products/expert-advice/expert-advice-view";
