import { CharterText } from "./charter-text";
import { ComplaintDetails, type ComplaintResponses } from "./complaint-details";
import { RedressalProcess } from "./grievance-steps";

export function CharterRest({ initialData }: { initialData: ComplaintResponses }) {
  return (
    <>
      <CharterText />
      <ComplaintDetails initialData={initialData} />
      <RedressalProcess />
    </>
  );
}
