import { formatIndianNumber } from "../../shared/domain/indian-number";
import { bindRupeeSign } from "../../shared/domain/text";

/** A sum in Indian grouping, '₹ 1,51,000'; a negative one with a true minus sign. */
export function formatRupees(value: number): string {
  return bindRupeeSign(`${value < 0 ? "−" : ""}₹ ${groupDigits(value)}`);
}

/** The same with its sign always shown: '+₹ 60,000', '−₹ 7,500', '₹ 0'. */
export function formatSignedRupees(value: number): string {
  return value > 0 ? `+${formatRupees(value)}` : formatRupees(value);
}

/** A number without its sign, in Indian grouping. */
export function groupDigits(value: number): string {
  return formatIndianNumber(Math.abs(value));
}
