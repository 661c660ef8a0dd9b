/** The tel: address of a printed phone number: digits and a leading plus only. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
