import { expect } from "@playwright/test";
import { CMS_URL, login, unique } from "./cms-client";
import { test } from "./cms-test";

test("the admin runs under its policy, and a script that got into a page does not", async ({
  page,
  make,
}) => {
  const account = { email: `${unique("admin").replaceAll(" ", "-")}@firm.example` };
  const password = "seven green boats at noon";
  await make("users", { ...account, password, name: "Admin", role: "admin" });
  const token = await login({ ...account, password });
  const { id } = await make("posts?draft=true", { title: unique("Policy") });

  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  page.on("pageerror", ({ message }) => {
    // A call under way when the page was left; one that the policy refused is told above.
    if (!/failed to fetch|aborted/i.test(message)) refused.push(message);
  });
  const policyOf = async (path: string) => {
    const answer = await page.goto(`${CMS_URL}/cms${path}`);
    return answer?.headers()["content-security-policy"] ?? "";
  };

  const first = await policyOf("/login");
  await expect(page.getByLabel("Email")).toBeEditable();
  await page.context().addCookies([{ name: "payload-token", value: token, url: CMS_URL }]);
  const second = await policyOf("");
  await expect(page.getByRole("region", { name: "Publishing" })).toContainText("site");
  for (const policy of [first, second]) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
    expect(policy).toContain("default-src 'none'");
  }
  expect(first).not.toBe(second);

  await policyOf(`/collections/posts/${id}`);
  const editor = page.locator("[data-lexical-editor]").first();
  await editor.click();
  await editor.pressSequentially("Some words");
  await expect(editor).toContainText("Some words");
  await policyOf("/collections/media");
  await expect(page.locator("table img").first()).toBeVisible();
  await policyOf("/account");
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  expect(refused).toEqual([]);

  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="/x" onerror="document.title = 1">');
  });
  await expect.poll(() => refused.join()).toContain("inline event handler");
});
