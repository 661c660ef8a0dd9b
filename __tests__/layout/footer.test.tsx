/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { site } from "../../src/config/site";
import { Footer } from "../../src/layout/footer";
import { installMatchMedia } from "../ui/media-double";

jest.mock("gatsby", () => jest.requireActual("../ui/gatsby-double"));

const { product } = site.brand;

beforeEach(() => installMatchMedia(() => false));

function group(title: string): HTMLDetailsElement {
  const details = screen.getByRole("heading", { name: title }).closest("details");
  if (!details) throw new Error(`No group ${title}`);
  return details;
}

const pathsOf = (title: string) =>
  [...group(title).querySelectorAll("a")].map((link) => link.getAttribute("href"));

describe("footer", () => {
  it("FTR-01 links the four groups with the source's paths", () => {
    render(<Footer />);
    expect(pathsOf("Products")).toEqual([
      "/expert-advice/",
      "/readymade-stockbox/",
      "/stock-screener",
      "/fii-dii-investments/",
    ]);
    expect(pathsOf("Services")).toEqual([
      `/Stock-Market-Tips-Provider–${product}`,
      `/Expert-Share-Market-Consultant–${product}-for-Smart-Investments`,
      `/Investment-Strategies-in-Stock-Market-Expert-Tips-by-${product}`,
      `/Stock-Advisory-Services-Expert-Stock-Market-Guidance-by-${product}`,
      `/Trusted-Stock-Advisory-Services-in-India-${product}-Experts`,
      `/Trusted-SEBI-Registered-Intraday-Tips-Provider-in-India-${product}`,
    ]);
    expect(pathsOf("Company")).toEqual([
      "/",
      "/about-us/",
      "/blogs/",
      "/partner-with-us/",
      "/careers/",
      "/media/",
      "/contact-us/",
      "/investor-charter/",
      "/researchReport",
    ]);
    expect(pathsOf("Support")).toEqual(["/FAQ"]);
  });

  it("FTR-02 on small screens only Support is open, and the others open on demand", () => {
    render(<Footer />);
    const open = ["Products", "Services", "Company", "Support"].map((title) => group(title).open);
    expect(open).toEqual([false, false, false, true]);
    group("Company").open = true;
    fireEvent(group("Company"), new Event("toggle"));
    expect(group("Company").open).toBe(true);
  });

  it("FTR-02 on wide screens every group is open", () => {
    installMatchMedia((query) => query.includes("min-width"));
    render(<Footer />);
    expect(group("Products").open).toBe(true);
    expect(group("Services").open).toBe(true);
  });

  it("FTR-03 links terms, privacy, grievance and regulatory", () => {
    render(<Footer />);
    const links = within(screen.getByRole("navigation", { name: "Policies" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/terms-conditions/",
      "/privacy-policy/",
      "/grievancepolicy/",
      "/regulatory-details/",
    ]);
  });

  it.each([
    ["Facebook", site.social.facebook],
    ["Twitter", site.social.twitter],
    ["Instagram", site.social.instagram],
    ["LinkedIn", site.social.linkedin],
    ["YouTube", site.social.youtube],
    ["Quora", site.social.quora],
  ])("FTR-04 links %s", (name, address) => {
    render(<Footer />);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  });

  it("FTR-05 shows contacts, offices, identifiers, officers and the legal sentences", () => {
    render(<Footer />);
    const footer = screen.getByRole("contentinfo");
    const expected = [
      ...site.contacts.phones.map(({ number }) => number),
      ...site.contacts.emails.map(({ address }) => address),
      site.contacts.hours,
      ...site.offices.flatMap(({ name, lines }) => [name, ...lines]),
      ...site.identifiers.flatMap(({ label, value }) => [label, value]),
      ...site.officers
        .filter(({ footer: shown }) => shown !== false)
        .flatMap(({ role, name }) => [role, name]),
      site.legal.riskWarning,
      site.legal.disclaimer,
      `© ${site.legal.copyrightYear}`,
    ];
    expect(expected.filter((words) => !footer.textContent?.includes(words))).toEqual([]);
  });

  it("FTR-05 a phone number is dialled without its spaces", () => {
    render(<Footer />);
    const [phone] = site.contacts.phones;
    const link = screen.getByRole("link", { name: phone?.number });
    expect(link).toHaveAttribute("href", `tel:${phone?.number.replaceAll(" ", "")}`);
  });
});
