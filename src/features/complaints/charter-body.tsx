import { CharterText } from "./charter-text";
import { ComplaintDetails, type ComplaintResponses } from "./complaint-details";
import { RedressalProcess } from "./grievance-steps";

/** The charter below its hero, which is loaded as a part of its own. */
export function CharterBody({ initialData }: { initialData: ComplaintResponses }) {
  return (
    <>
      <CharterText />
      <ComplaintDetails initialData={initialData} />
      <RedressalProcess />
    </>
  );
}
