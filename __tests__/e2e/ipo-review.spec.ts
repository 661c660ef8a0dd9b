import { iposEndpoint } from "../../src/shared/contract/ipos";
import { mockResponse } from "../support/api-responses";
import { toRawIpo } from "../support/live-records";
import { expect, openPage, test } from "../support/visitor";

test("IPO-18 a row with a rating names author, day and interests, or says they are missing", async ({
  page,
}) => {
  const review = { reviewAuthor: "A. Analyst", reviewDate: "2026-11-20" };
  const holdingStatement = "Holds 40 shares of <b>this</b> company.";
  await mockResponse(page, iposEndpoint.path, [
    toRawIpo({ ...review, holdingStatement }),
    toRawIpo({ ...review, _id: "2" }),
    toRawIpo({ _id: "3", listingAt: null, review: null }),
  ]);
  await openPage(page, "/comapny-ipos");
  const lines = page.getByRole("table", { name: "All IPOs" }).locator("[data-column='review'] p");
  await expect(lines).toHaveText([
    "By A. Analyst, 20 November 2026. Holds 40 shares of <b>this</b> company.",
    "Author and interests not stated",
  ]);
});
