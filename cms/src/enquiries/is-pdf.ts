/** A PDF by its bytes: its first and its last lines, so that half a file is none. */
export function isPdf(data: Buffer): boolean {
  if (!/^%PDF-\d\.\d/.test(data.subarray(0, 8).toString("latin1"))) return false;
  const end = data.subarray(-1024).toString("latin1");
  return end.includes("startxref") && end.includes("%%EOF");
}
