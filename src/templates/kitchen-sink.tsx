import { SeoHead } from "../app/seo-head";
import { KitchenSinkView } from "../features/kitchen-sink/kitchen-sink-view";

const TITLE = "Kitchen sink";
const LEAD = "Every primitive of src/ui in every state, built only with KITCHEN_SINK=1.";

/** Every primitive in every state (createKitchenSink). */
export default function KitchenSinkPage() {
  return <KitchenSinkView title={TITLE} lead={LEAD} />;
}

export function Head() {
  return <SeoHead title={TITLE} description={LEAD} path="/kitchen-sink/" noindex />;
}
