import type { PayloadRequest } from "payload";
import { isLockedBy, lockAccounts, releaseLocks } from "../../cms/src/accounts/account-lock";

// SQLite's locks are kept in memory, so no database is needed.
jest.mock("../../cms/src/lib/sql", () => ({}));

const SQLITE = { db: { name: "sqlite" } } as PayloadRequest["payload"];

const lockIds = (transactionID: string, ...ids: number[]) =>
  lockAccounts({ payload: SQLITE, transactionID }, ids);

afterEach(() => {
  jest.useRealTimers();
  for (const transaction of ["one", "two"]) releaseLocks(transaction);
});

test("ACC-01 an account is locked by one operation at a time", async () => {
  await lockIds("one", 1, 2);
  await lockIds("one", 1);
  const waiting = lockIds("two", 3, 2);
  await lockIds("one", 4);
  expect([2, 3].map((id) => isLockedBy("two", id))).toEqual([false, false]);
  releaseLocks("one");
  await waiting;
  expect([2, 3].map((id) => isLockedBy("two", id))).toEqual([true, true]);
  expect(isLockedBy("one", 1)).toBe(false);
});

test("ACC-01 an operation that never ends loses its lock after 30 s", async () => {
  jest.useFakeTimers();
  await lockIds("one", 1);
  const waiting = lockIds("two", 1);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(isLockedBy("one", 1)).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  await waiting;
  expect(isLockedBy("one", 1)).toBe(false);
});

test("ACC-01 an account cannot be locked without a transaction", async () => {
  await expect(lockIds("", 1)).rejects.toThrow("begin a transaction first");
});
