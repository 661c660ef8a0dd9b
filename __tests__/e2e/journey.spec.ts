import type { Locator } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { mainSection as section } from "../support/sections-of-home";
import { expect, open, site, test } from "../support/visitor";

test("HOM-10 the QR code can be read in light and dark @phone", async ({ page, isMobile }) => {
  await open(page, "/");
  const journey = section(page, "Start Your Journey");
  await expect(journey.getByRole("heading", { level: 2 })).toHaveText(
    "Start Your Journey With Our All-In-One Platform",
  );
  const code = page.getByRole("img", { name: /^QR code/ });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toHaveJSProperty("complete", true);
    expect(await readQrCode(code)).toBe(`${site.url}/Download`);
  }
  await expect(journey.getByRole("link").filter({ has: code })).toHaveAttribute(
    "href",
    isMobile ? site.links.androidApp : site.links.iosApp,
  );
  await journey.getByRole("link", { name: "Get Started Now" }).click();
  await expect(page).toHaveURL(/\/contact-us\/?$/);
});

/** What the QR code in an element says, read from the pixels that a visitor sees. */
async function readQrCode(element: Locator): Promise<string> {
  const picture = sharp(await element.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
