// A busy machine needs more than the second that waits have by themselves.
if (globalThis.document) {
  require("@testing-library/react").configure({ asyncUtilTimeout: 30_000 });
}
