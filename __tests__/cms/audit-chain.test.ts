import { ChainCheck, COLUMNS, hashLine } from "../../cms/src/audit/chain";

const line = {
  ...{ hash: "not hashed", details: '{"received":[1,3]}', fields: "received", recordId: "7" },
  ...{ changedCollection: "complaint-months", action: "changed", role: "compliance" },
  ...{ userEmail: "officer@firm.example", userId: "3", at: "2026-11-24T09:30:00.000Z" },
  ...{ number: 1, previousHash: "" },
};

test("the hash of a line never changes, because existing logs are checked by it", () => {
  expect(hashLine(line)).toBe("3dc0c721d9cb64196cb7263f3f62a24fd8f401003327a166337f3cc29cdf7d70");
  for (const name of COLUMNS) {
    const changed = { ...line, [name]: name === "number" ? 2 : "another" };
    const isSame = hashLine(changed) === hashLine(line);
    expect([name, isSame]).toEqual([name, name === "hash"]);
  }
  expect(new ChainCheck().add({ ...line, hash: hashLine(line) })).toEqual([]);
});
