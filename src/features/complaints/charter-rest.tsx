import { CharterText } from "./charter-text";
import { ComplaintDetails, type ComplaintAnswers } from "./complaint-details";
import { RedressalProcess } from "./grievance-steps";

/** What the investor charter shows below its first view. */
export function CharterRest({ built }: { built: ComplaintAnswers }) {
  return (
    <>
      <CharterText />
      <ComplaintDetails built={built} />
      <RedressalProcess />
    </>
  );
}
