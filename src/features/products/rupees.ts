import { formatIndianNumber } from "../../shared/domain/indian-number";
import { bindRupeeSign } from "../../shared/domain/text";

/** Formats a sum in Indian grouping, '₹ 1,51,000'; a negative one with a true minus sign. */
export function formatRupees(value: number): string {
  return bindRupeeSign(`${value < 0 ? "−" : ""}₹ ${groupDigits(value)}`);
}

/** Formats a sum with its sign, except 0: '+₹ 60,000', '−₹ 7,500', '₹ 0'. */
export function formatSignedRupees(value: number): string {
  return value > 0 ? `+${formatRupees(value)}` : formatRupees(value);
}

/** Formats a number in Indian grouping, without its sign. */
export function groupDigits(value: number): string {
  return formatIndianNumber(Math.abs(value));
}
