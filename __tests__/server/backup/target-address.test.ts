import { readTargetAddress } from "../../../server/backup/move-rows";

test.each([
  [["--to", "postgres://site@db:5432/site"], undefined, "postgres://site@db:5432/site"],
  [["--to", "postgresql://site@db/site"], "a/b", "postgresql://site:a%2Fb@db/site"],
])("OPS-09 the address %j with the password %s becomes %s", (args, PGPASSWORD, address) => {
  expect(readTargetAddress(args, { PGPASSWORD })).toBe(address);
});

test.each([
  [[], "The new database is missing"],
  [["--to"], "The new database is missing"],
  [["--to", "site"], "The new database is missing"],
  [["--to", "postgres://site:x@db/site"], "process lists show arguments"],
])("OPS-09 the arguments %j are refused: %s", (args, message) => {
  expect(() => readTargetAddress(args, { PGPASSWORD: "y" })).toThrow(message);
});
