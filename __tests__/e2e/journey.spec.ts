import type { Locator } from "@playwright/test";
import decodeQR from "qr/decode.js";
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
  const shot = await element.screenshot();
  const { width, height, pixels } = await element.page().evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser draws on no canvas");
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      return { width: picture.width, height: picture.height, pixels: [...data] };
    },
    [...shot],
  );
  return decodeQR({ width, height, data: Uint8Array.from(pixels) });
}
