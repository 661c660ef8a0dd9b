/** The used part of the package, which has no types. */
declare module "@adobe/structured-data-validator" {
  type Issue = { rootType: string; severity: "ERROR" | "WARNING"; issueMessage: string };
  export default class Validator {
    /** Items by type, as in pages. */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
