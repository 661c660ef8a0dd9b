import type { PayloadRequest } from "payload";
import { limitPasswordChecks } from "../../cms/src/accounts/password-turns";
import { findPasswordProblem } from "../../cms/src/accounts/password-rule";

test.each([
  ["short text", "at least 12"],
  ["x".repeat(201), "at most"],
  ["passwordpassword", "easy to guess"],
  ["Password123456!", "easy to guess"],
  ["qwertyuiop1234567890", "easy to guess"],
  ["1q2w3e4r5t6y", "easy to guess"],
  ["zyxwvutsrqponm", "easy to guess"],
  ["aaaaaaaaaaaaaaaa", "easy to guess"],
  ["abcabcabcabcabc", "easy to guess"],
  ["asha.rao@firm1", "easy to guess"],
  ["seven green boats at noon", null],
  ["aV3rYr4nd0mT3xt", null],
])("the password %j is refused with the message %j (null: it is accepted)", (password, message) => {
  const problem = findPasswordProblem(password, ["asha.rao@firm.example", "Asha Rao"]);
  if (message === null) expect(problem).toBeNull();
  else expect(problem).toContain(message);
});

test("ACC-05 two passwords are checked at a time, eight more wait, others are refused", async () => {
  const finishFirst: (() => void)[] = [];
  const check = limitPasswordChecks(
    () => new Promise((resolve) => finishFirst.push(() => resolve(new Response()))),
  );
  const checks = Array.from({ length: 10 }, () => check({} as PayloadRequest));
  expect((await check({} as PayloadRequest)).status).toBe(503);
  expect(finishFirst).toHaveLength(2);
  for (const finish of finishFirst) {
    finish();
    await new Promise(setImmediate);
  }
  expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(Array(10).fill(200));
});
