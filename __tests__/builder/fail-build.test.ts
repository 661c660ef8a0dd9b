import type { Reporter } from "gatsby";
import { ContentError } from "../../src/content/read-content";
import { failBuild } from "../../builder/fail-build";
import { CallError } from "../../builder/source/call";

function getLog(error: unknown): unknown[] {
  const calls: unknown[] = [];
  const reporter = {
    panic: (...what: unknown[]) => calls.push("panic", ...what),
    // Ends a build, but is only logged in `gatsby develop`.
    panicOnBuild: (...what: unknown[]) => calls.push("panicOnBuild", ...what),
  };
  failBuild(reporter as unknown as Reporter, error);
  return calls;
}

test("BLD-02 a content error names file and line, and does not end `gatsby develop`", () => {
  const line = 'content/a.md:2: field "title" is missing';
  expect(getLog(new ContentError([line]))).toEqual(["panicOnBuild", expect.stringContaining(line)]);
});

test("BLD-01 any other error ends `gatsby develop`; only a bug shows its stack", () => {
  const call = new CallError("GET /api/blogs failed");
  expect(getLog(call)).toEqual(["panic", call.message]);
  const bug = new Error("no such thing");
  expect(getLog(bug)).toEqual(["panic", "The build failed", bug]);
  expect(getLog("text")).toEqual(["panic", "The build failed", new Error("text")]);
});
