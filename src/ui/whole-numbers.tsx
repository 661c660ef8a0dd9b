import { splitNumbers } from "../shared/domain/text";

/** A text whose phone numbers and hours each stay on one line. */
export function WholeNumbers({ text }: { text: string }) {
  return splitNumbers(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="together">
        {part}
      </span>
    ),
  );
}
