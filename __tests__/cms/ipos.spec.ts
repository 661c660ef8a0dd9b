import { expect } from "@playwright/test";
import { iposEndpoint, type Ipo } from "../../src/shared/contract/ipos";
import { unique } from "./cms-client";
import { test } from "./cms-test";

test("IPO-07 the CMS answers the status by the dates, and refuses dates the wrong way round", async ({
  admin,
  anyone,
  make,
}) => {
  const statusOf = async (company: string) => {
    const answer = await anyone.get(iposEndpoint.path);
    const ipos: Ipo[] = iposEndpoint.read(await answer.json()).items;
    return ipos.find((ipo) => ipo.company === company)?.status;
  };
  const dated = { openingDate: "1 January 2020", closingDate: "2020-01-03" };
  const [past, open] = [unique("Past"), unique("Undated")];
  await make("ipos", { company: past, status: "open", ...dated });
  await make("ipos", { company: open, status: "upcoming", openingDate: "To be announced" });
  await expect.poll(() => statusOf(past)).toBe("closed");
  expect(await statusOf(open)).toBe("upcoming");

  const data = { company: unique("Wrong"), status: "open", ...dated, openingDate: "2020-01-04" };
  const refused = await admin.post("/cms/api/ipos", { data });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain("close on 2020-01-03, before it opens on 2020-01-04");
});
