import type { ConsoleMessage, Page } from "@playwright/test";
import {
  breakCall,
  FAULTS,
  HTML_TEXT,
  isCall,
  withHtml,
  withoutEach,
  type Fault,
} from "../support/faults";
import type { LiveCall } from "../support/live-call";
import { LIVE_CALLS } from "../support/live-calls";
import { expect, hydrated, test } from "../support/visitor";

// Every GET of the contract that a browser makes, in every way it can go wrong. Run it by name
// (`npm run test:e2e -- live-faults`): each call prints its row of the table.

const OTHERS = ["empty", "5,000 rows", "fields missing", "HTML in text"] as const;
type Case = Fault | (typeof OTHERS)[number];

test.describe.configure({ timeout: 240_000 });
// What each fault may log is checked below, fault by fault; anything thrown still fails the test.
test.use({ expectedErrors: /^logged: / });

for (const call of LIVE_CALLS) {
  test(`BLD-03 GET ${call.path} on ${call.page} fails, recovers and is read in every way`, async ({
    page,
  }) => {
    const visitor = await prepare(page, call);
    const row: Partial<Record<Case, string>> = {};
    const note = async (name: Case, run: () => Promise<void>) => {
      row[name] = await run().then(
        () => "ok",
        (error: unknown) => `FAILED ${String(error).replaceAll(/\s+/g, " ").slice(0, 300)}`,
      );
    };
    for (const fault of FAULTS) await note(fault, () => visitor.meets(fault));
    await note("empty", () => visitor.readsEmpty());
    if (!call.single) await note("5,000 rows", () => visitor.readsMany());
    await note("fields missing", () => visitor.readsIncomplete());
    await note("HTML in text", () => visitor.readsHtml());
    printRow(call, row);
    expect(Object.entries(row).filter(([, outcome]) => outcome !== "ok")).toEqual([]);
  });
}

async function prepare(page: Page, call: LiveCall) {
  const { path, record, shown, answer = (records) => records } = call;
  let logs: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === "error" && !text.startsWith("Failed to load resource")) logs.push(text);
  });
  await page.clock.install();
  if (call.small) await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => sessionStorage.removeItem("eventPopupShownAt"));

  // The clock is one for all calls: one that is not answered yet as it leaps may time out as well.
  const told = () =>
    logs.filter((line) => line.startsWith(call.logged) || !line.includes("took over"));

  /** The rest of the API answers as ever, but no event stands over the page. */
  const mend = async (body: unknown) => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.route(isCall("/api/event"), (route) => route.fulfill({ json: { message: "none" } }));
    await page.route(isCall(path), (route) => route.fulfill({ json: body }));
  };
  const visit = async () => {
    logs = [];
    await page.goto(call.page);
    await hydrated(page);
    await call.part?.(page).scrollIntoViewIfNeeded();
  };
  const good = answer([record(1)]);

  return {
    async meets(fault: Fault) {
      await mend(good);
      await breakCall(page, path, fault);
      const asked = page.waitForRequest((request) => isCall(path)(new URL(request.url())));
      await visit();
      await asked;
      if (fault === "silence") {
        // Real time passes beside the leaps; the limit to the millisecond is in live/watch.test.ts.
        await page.clock.fastForward(6_000);
        expect(told()).toEqual([]);
        await page.clock.fastForward(5_000);
      }
      await expect.poll(told).toEqual([expect.stringContaining(call.logged)]);
      await expect((call.failed ?? call.empty)(page)).toBeVisible();
      await expect(shown(page, 1)).toHaveCount(0);
      await mend(good);
      await recover(page, call);
      await expect(shown(page, 1)).toBeVisible();
    },
    async readsEmpty() {
      await mend(call.none ?? answer([]));
      const answered = page.waitForResponse((response) => isCall(path)(new URL(response.url())));
      await visit();
      await answered;
      await expect(call.empty(page)).toBeVisible();
      await expect(shown(page, 1)).toHaveCount(0);
    },
    async readsMany() {
      await mend(answer(Array.from({ length: 5_000 }, (_, index) => record(index + 1))));
      await visit();
      await expect((call.many ?? ((there) => shown(there, 1)))(page)).toBeVisible({
        timeout: 45_000,
      });
      expect(logs).toEqual([]);
    },
    async readsIncomplete() {
      const variants = withoutEach(record(1));
      if (call.single) {
        for (const variant of variants) {
          await mend(answer([variant]));
          await visit();
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
        }
      } else {
        await mend(answer([...variants, record(2)]));
        await visit();
        await expect((call.incomplete ?? ((there) => shown(there, 2)))(page)).toBeVisible();
        const left = logs.filter((line) => /record \d+ left out: field/.test(line));
        expect(left).toHaveLength(call.required?.length ?? 0);
        expect(logs).toEqual(left);
      }
    },
    async readsHtml() {
      await mend(answer([withHtml(record(1))]));
      await visit();
      if (call.textless) await page.waitForLoadState("networkidle");
      else await expect(page.getByText(HTML_TEXT).first()).toBeVisible();
      const made = await page.evaluate(() => [
        Reflect.get(window, "hacked"),
        document.querySelectorAll("#___gatsby :is([onerror], script)").length,
      ]);
      expect(made).toEqual([undefined, 0]);
    },
  };
}

async function recover(page: Page, { recovers }: LiveCall): Promise<void> {
  if (recovers === "online") await page.evaluate(() => window.dispatchEvent(new Event("online")));
  else if (recovers === "reload") await page.reload();
  else await page.getByRole("button", { name: recovers, exact: true }).click();
}

/** One line of the table, call × fault × outcome; a call that answers one record has no many. */
function printRow({ path, page }: LiveCall, row: Partial<Record<Case, string>>): void {
  const cells = [...FAULTS, ...OTHERS].map((name) => `${name}: ${row[name] ?? "–"}`);
  console.log([`GET ${path} on ${page}`, ...cells].join(" | "));
}
