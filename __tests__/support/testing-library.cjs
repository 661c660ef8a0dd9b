// A busy machine needs more than the default second.
if (globalThis.document) {
  require("@testing-library/react").configure({ asyncUtilTimeout: 30_000 });
}
