import { ActionSamples } from "../features/kitchen-sink/action-samples";
import { DataSamples } from "../features/kitchen-sink/data-samples";
import { DialogSamples } from "../features/kitchen-sink/dialog-samples";
import { FormSamples } from "../features/kitchen-sink/form-samples";
import { MotionSamples } from "../features/kitchen-sink/motion-samples";
import { TextSamples } from "../features/kitchen-sink/text-samples";
import { TokenSamples } from "../features/kitchen-sink/token-samples";
import { SeoHead } from "../layout/seo-head";

const TITLE = "Kitchen sink";
const LEAD = "Every primitive of src/ui in every state, built only with KITCHEN_SINK=1.";

/** Every primitive in every state (src/build/kitchen-sink.ts). */
export default function KitchenSinkPage() {
  return (
    <>
      <TextSamples title={TITLE} lead={LEAD} />
      <TokenSamples />
      <ActionSamples />
      <FormSamples />
      <DataSamples />
      <MotionSamples />
      <DialogSamples />
    </>
  );
}

export function Head() {
  return <SeoHead title={TITLE} description={LEAD} path="/kitchen-sink/" noindex />;
}
