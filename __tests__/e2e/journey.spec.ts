import { readQrCode } from "../support/qr-reader";
import { mainSection as section } from "../support/sections-of-home";
import { expect, open, site, test } from "../support/visitor";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`HOM-10 the QR code can be read and leads to the app, in ${colorScheme}`, async ({
      page,
      isMobile,
    }) => {
      await open(page, "/");
      const journey = section(page, "Start Your Journey");
      await expect(journey.getByRole("heading", { level: 2 })).toHaveText(
        "Start Your Journey With Our All-In-One Platform",
      );
      const code = page.getByRole("img", { name: /^QR code/ });
      await code.scrollIntoViewIfNeeded();
      await expect(code).toHaveJSProperty("complete", true);
      expect(await readQrCode(code)).toBe(`${site.url}/Download`);
      await expect(journey.getByRole("link").filter({ has: code })).toHaveAttribute(
        "href",
        isMobile ? site.links.androidApp : site.links.iosApp,
      );
      await journey.getByRole("link", { name: "Get Started Now" }).click();
      await expect(page).toHaveURL(/\/contact-us\/?$/);
    });
  });
}
