import { readFileSync } from "node:fs";
import type { Site } from "../../src/config/site-schema";
import { LEGAL_PAGES } from "../support/legal-pages";
import { blocks, holds, row } from "../support/sections";
import { expect, open, site, test } from "../support/visitor";

for (const { id, path, title, heading, sections } of LEGAL_PAGES) {
  test(`${id} ${path} has its title, one h1 and its sections in order`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveTitle(`${title} | ${site.brand.product}`);
    await expect(page.locator("h1")).toHaveText([heading]);
    await expect(page.locator("main h2:not(#contents)")).toHaveText(sections);
    for (const name of sections) {
      await expect(blocks(page, name)).not.toHaveCount(0);
      const entry = page
        .getByRole("navigation", { name: "On this page" })
        .getByRole("link", { name, exact: true });
      await expect(entry).toHaveCount(1);
    }
  });
}

test("LGL-01 the privacy policy says when it was updated and how long each cookie lasts", async ({
  page,
}) => {
  await open(page, "/privacy-policy/");
  await expect(page.locator("main header")).toContainText("Last updated May 30, 2025");
  for (const [cookie, duration] of [
    ["Commenter details", "one year"],
    ["Login", "two days"],
    ["Screen options", "one year"],
    ["Remember Me", "two weeks"],
    ["Edit post", "one day"],
  ] as const) {
    await expect(row(blocks(page, "Cookies"), cookie).getByRole("cell").last()).toHaveText(
      duration,
    );
  }
});

test("LGL-01 the privacy policy says who sees a profile and what a password reset holds", async ({
  page,
}) => {
  await open(page, "/privacy-policy/");
  const sharing = blocks(page, "Who we share data with");
  await holds(sharing, /password reset, the reset e-mail includes the IP address/);
  const retention = blocks(page, "Retention");
  await holds(retention, /see, edit or delete it .* except .* username/);
  await holds(retention, /administrators can also see and edit/);
});

test("LGL-02 a complaint is made by e-mail, with what it must hold", async ({ page }) => {
  await open(page, "/grievancepolicy/");
  const complaint = blocks(page, "How to complain");
  for (const fact of [
    "by e-mail only",
    "registered e-mail address",
    "full name",
    "registered mobile number",
    "state the specific issue",
    "Anonymous complaints are not entertained",
    "have not heard from you for 10 days",
    "within 1 year",
  ]) {
    await holds(complaint, fact);
  }
  const [support] = site.contacts.emails;
  await expect(complaint.locator(`a[href="mailto:${support?.address}"]`)).toHaveCount(1);
  for (const [step, time] of [
    ["Your complaint is accepted", "within 7 working days"],
    ["You receive a reply", "within 10 business days of your writing"],
    ["Your complaint may be escalated", "after two weeks of no reply"],
    ["An escalated complaint is acted upon", "within 30 days"],
    ["Your grievance is resolved", "within 30 days"],
  ] as const) {
    await expect(row(complaint, step).getByRole("cell").last()).toHaveText(time);
  }
});

test("LGL-02 escalation goes to the principal officer, then to SCORES; the board is told", async ({
  page,
}) => {
  await open(page, "/grievancepolicy/");
  const escalation = blocks(page, "Escalation");
  const steps = escalation.locator("li");
  await expect(steps).toHaveText([/10 business days/, /Principal officer/, /SCORES/]);
  await expect(steps.nth(1)).toContainText(officer("Principal Officer").email ?? "no e-mail");
  await expect(steps.nth(2).getByRole("link")).toHaveAttribute("href", site.links.complaintPortal);
  await holds(escalation, /grievance officer.*acts on it within 30 days/);
  await holds(blocks(page, "Reporting"), /reports to the board of directors quarterly/);
});

test("LGL-02 the table of officers has name, phone, e-mail and hours of each, and their address", async ({
  page,
}) => {
  await open(page, "/grievancepolicy/");
  const { emails, phones } = site.contacts;
  const people = [
    ...[
      "Grievance Officer",
      "Head of Customer Care",
      "Compliance Officer",
      "CEO",
      "Principal Officer",
    ].map(officer),
    {
      role: "Customer Care",
      name: "customer care team",
      email: emails[1]?.address,
      phone: phones[0]?.number,
    },
  ];
  const table = blocks(page, "Contact table of officers");
  await expect(table.locator("tbody tr")).toHaveCount(people.length);
  for (const { role, name, email, phone } of people) {
    if (!email || !phone) throw new Error(`content/site.yaml lacks a contact of ${role}`);
    const person = `${role}, ${name}`;
    await expect(row(table, person).getByRole("cell")).toHaveText([
      person,
      phone,
      email,
      "10:30AM–5:30PM Monday–Friday",
    ]);
  }
  const address = site.offices[0]?.lines.join(", ") ?? "no registered office";
  await holds(table, `Address of all officers: ${site.brand.company}, ${address}`);
});

test("LGL-03 the terms keep their time limit, their law and their refusal of refunds", async ({
  page,
}) => {
  await open(page, "/terms-conditions/");
  const general = blocks(page, "General terms");
  await holds(general, "laws of India and of the State in which our registered office");
  await holds(general, "within one (1) year");
  await holds(general, "No class actions.");
  const refunds = blocks(page, "Refund policy");
  await holds(refunds, "All sales are final. We offer no refunds and no cancellations.");
  await holds(refunds, "non-refundable once the service has begun");
  await expect(blocks(page, "Disclaimers").locator("tbody tr")).toHaveText([
    /BSE.*5 minutes/s,
    /NSE.*15 minutes/s,
    /FII\/DII.*end of the trading day/s,
  ]);
  await holds(blocks(page, "Investment disclaimer"), "We do not guarantee");
});

test("LGL-04 company, registration and principal officer are given", async ({ page }) => {
  await open(page, "/regulatory-details/");
  const facts: [section: string, label: string, value: string | undefined][] = [
    ["Company details", "Name of the company", site.brand.company],
    ["Company details", "Registered office", site.offices[0]?.lines.join(", ")],
    ["Company details", "Corporate identification number (CIN)", identifier("CIN")],
    ["Company details", "GST number", identifier("GST")],
    ["Registration details", "Registration number", identifier("SEBI registration number")],
    ["Registration details", "Registration type", "Non-Individual"],
    ["Registration details", "Validity", "October 07, 2026"],
    ["Registration details", "BSE enlistment number", identifier("BSE enlistment number")],
    ["Principal officer", "Name", officer("Principal Officer").name],
    ["Principal officer", "E-mail", officer("Principal Officer").email],
    ["Principal officer", "Phone", officer("Principal Officer").phone],
  ];
  for (const [section, label, value] of facts) {
    const line = row(blocks(page, section), label);
    await expect(line.getByRole("cell").last()).toHaveText(value ?? `no ${label}`);
  }
});

test("LGL-04 the regulator's offices, the risk warning and the disclaimer are given", async ({
  page,
}) => {
  await open(page, "/regulatory-details/");
  const offices = blocks(page, "Offices of the regulator");
  await expect(offices.and(page.locator("h3"))).toHaveText(["Head office", "Regional offices"]);
  await expect(row(offices, "Address")).toContainText(/SEBI Bhavan.*Mumbai 400051/);
  await expect(offices.locator("table").last().locator("tbody tr")).toHaveText([
    /Northern.*New Delhi/s,
    /Eastern.*Kolkata/s,
    /Southern.*Chennai/s,
    /Western.*Ahmedabad/s,
  ]);
  await expect(offices.locator('a[href="https://www.sebi.gov.in"]').first()).toBeVisible();
  await holds(blocks(page, "Risk warning"), site.legal.riskWarning);
  await holds(blocks(page, "Disclaimer"), site.legal.disclaimer);
});

test("LGL-05 each page is its markdown, and readable without JavaScript", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { file, path, heading } of LEGAL_PAGES) {
    const markdown = readFileSync(`content/legal/${file}.md`, "utf8");
    expect(markdown).toContain(`\npath: ${path}\n`);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const written = [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, words]) => words ?? "");
    await expect(page.locator("main :is(h2, h3):not(#contents)")).toHaveText(written);
    await expect(page.locator("main")).not.toContainText(/\{[a-z][\w.]*\}/i);
  }
  await context.close();
});

test("LGL-05 both readings of the hours and of the validity are kept", async ({ page }) => {
  await open(page, "/grievancepolicy/");
  await expect(page.locator("main")).toContainText("10:30AM–5:30PM Monday–Friday");
  await expect(page.getByRole("contentinfo")).toContainText("Monday–Saturday 10am–6pm");
  await open(page, "/regulatory-details/");
  await expect(page.locator("main")).toContainText("October 07, 2026");
  await expect(page.getByRole("contentinfo")).toContainText("From 8 Oct 2021, perpetual");
});

function officer(role: string): Site["officers"][number] {
  const found = site.officers.find((entry) => entry.role === role);
  if (!found) throw new Error(`content/site.yaml has no officer with the role ${role}`);
  return found;
}

function identifier(label: string): string | undefined {
  return site.identifiers.find((entry) => entry.label === label)?.value;
}
