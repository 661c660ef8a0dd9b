import { CharterText } from "./charter-text";
import { ComplaintDetails, type ComplaintResponses } from "./complaint-details";
import { RedressalProcess } from "./grievance-steps";

/** What the investor charter shows below its first view. */
export function CharterRest({ initialData }: { initialData: ComplaintResponses }) {
  return (
    <>
      <CharterText />
      <ComplaintDetails initialData={initialData} />
      <RedressalProcess />
    </>
  );
}
