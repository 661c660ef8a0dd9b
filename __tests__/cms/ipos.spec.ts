import { expect } from "@playwright/test";
import { iposEndpoint, type Ipo } from "../../src/shared/contract/ipos";
import { expectRefused, makeName } from "./cms-client";
import { test } from "./cms-test";

const SOURCE = { sourceName: "Prospectus (sample)", asOf: "2026-11-20T04:30:00.000Z" };

test("IPO-07 the CMS derives the status from the dates, and refuses dates in the wrong order", async ({
  admin,
  anyone,
  addDoc,
}) => {
  const readStatus = async (company: string) => {
    const response = await anyone.get(iposEndpoint.path);
    const ipos: Ipo[] = iposEndpoint.read(await response.json()).items;
    return ipos.find((ipo) => ipo.company === company)?.status;
  };
  const dated = { openingDate: "1 January 2020", closingDate: "2020-01-03" };
  const [past, undated] = [makeName("Past"), makeName("Undated")];
  await addDoc("ipos", { ...SOURCE, company: past, status: "open", ...dated });
  const unknown = { status: "upcoming", openingDate: "To be announced" };
  await addDoc("ipos", { ...SOURCE, company: undated, ...unknown });
  await expect.poll(() => readStatus(past)).toBe("closed");
  expect(await readStatus(undated)).toBe("upcoming");

  const wrong = { status: "open", ...dated, openingDate: "2020-01-04" };
  const data = { ...SOURCE, company: makeName("Wrong"), ...wrong };
  const refused = await admin.post("/cms/api/ipos", { data });
  await expectRefused(refused, "close on 2020-01-03, before it opens on 2020-01-04");
});

test("IPO-08, IPO-13 returns an editor's fields, and refuses an IPO without source", async ({
  admin,
  anyone,
  addDoc,
}) => {
  const company = makeName("Whole <script>alert(1)</script>");
  const more = {
    ...{ board: "sme", exchange: "NSE Emerge", lotSize: 1200, minLots: 2, priceMin: 96.5 },
    ...{ priceMax: 101, allotmentDate: "2026-11-24", registrar: "Registrar A (sample)" },
    ...{ registrarLink: "https://r.example", rhpLink: "/r.pdf", drhpLink: "/d.pdf" },
    ...{ sourceLink: "https://s.example", reviewAuthor: "Analyst (sample)" },
  };
  await addDoc("ipos", { ...SOURCE, ...more, company });
  const response = await anyone.get(iposEndpoint.path);
  const raw = ((await response.json()) as { company: string }[]).find(
    (ipo) => ipo.company === company,
  );
  expect(raw).toMatchObject({ ...SOURCE, ...more });

  for (const [fault, message] of [
    [{ sourceName: null }, "Enter where these figures come from"],
    [{ asOf: null }, "Enter when these figures were taken"],
    [{ rhpLink: "javascript:alert(1)" }, "Use an address with https://"],
    [{ lotSize: 1.5 }, "must be a whole number, 1 or more"],
    [{ priceMin: 102 }, "The highest price, 101, is below the lowest, 102."],
  ] as const) {
    const data = { ...SOURCE, ...more, company, ...fault };
    await expectRefused(await admin.post("/cms/api/ipos", { data }), message);
  }
});
