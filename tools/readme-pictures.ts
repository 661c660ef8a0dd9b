import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser, listBrowserSwitches } from "./browser";

// Draws the README's pictures of a running `npm start` that was set up with CMS_ADMIN_EMAIL and
// CMS_ADMIN_PASSWORD: node --import tsx tools/readme-pictures.ts

const { SITE_URL = "http://localhost:9000", CMS_URL = "http://localhost:3001" } = process.env;
const { CMS_ADMIN_EMAIL = "", CMS_ADMIN_PASSWORD = "" } = process.env;
const FOLDER = "docs/pictures";
const MAX_BYTES = 150_000;

async function drawPictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: listBrowserSwitches(),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    sessionStorage.setItem("hasSeenPopup", "true");
    localStorage.setItem("eventPopupShownAt", "8640000000000000");
  });
  await page.goto(SITE_URL, { waitUntil: "networkidle" });
  await savePicture(page, "site");
  const data = { email: CMS_ADMIN_EMAIL, password: CMS_ADMIN_PASSWORD };
  const { status } = await page.request
    .post(`${CMS_URL}/cms/api/users/login`, { data })
    .then((response) => ({ status: response.status() }));
  if (status !== 200)
    throw new Error(
      `Sign-in returned ${status}: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD as at the set-up.`,
    );
  await page.goto(`${CMS_URL}/cms/collections/posts`, { waitUntil: "networkidle" });
  await page.locator("tbody a").first().click();
  await page.locator("[data-lexical-editor] p").first().waitFor();
  await page.waitForLoadState("networkidle");
  await savePicture(page, "cms");
  await browser.close();
}

async function savePicture(page: Page, name: string): Promise<void> {
  const file = `${FOLDER}/${name}.webp`;
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file);
  if (size > MAX_BYTES)
    throw new Error(`${file} has ${size} bytes, at most ${MAX_BYTES} are allowed.`);
  console.log(`${file}: ${size} bytes`);
}

void drawPictures();
