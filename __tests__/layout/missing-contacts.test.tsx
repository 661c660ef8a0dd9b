/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { site } from "../../src/content/site";
import { Footer } from "../../src/layout/footer";
import { restoreSite } from "../support/site-values";
import { installMatchMedia } from "../ui/media-double";

jest.mock("gatsby", () => jest.requireActual("../ui/gatsby-double"));

const { riskWarning } = site.legal;

beforeEach(() => installMatchMedia(() => false));
afterEach(restoreSite);

/** Headings with nothing below them, lists and links without words. */
function emptyParts(container: HTMLElement): string[] {
  const parts = [...container.querySelectorAll("section, ul, li, dl, address, a")];
  const own = (part: Element) => {
    const copy = part.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    copy.querySelectorAll("h2").forEach((heading) => heading.remove());
    return copy.textContent + (part.getAttribute("aria-label") ?? "");
  };
  return parts
    .filter((part) => own(part).trim() === "" && !part.querySelector("[aria-label]"))
    .map((part) => part.outerHTML);
}

const footer = () => render(<Footer />).container;

describe("a value missing from site.yaml", () => {
  it("FTR-04 leaves out the network", () => {
    delete site.social.quora;
    delete site.social.twitter;
    const container = footer();
    expect(screen.queryByRole("link", { name: "Quora" })).toBeNull();
    expect(screen.getByRole("link", { name: "YouTube" })).toBeInTheDocument();
    expect(emptyParts(container)).toEqual([]);
  });

  it("FTR-04 leaves out the list when no network is left", () => {
    site.social = {};
    expect(emptyParts(footer())).toEqual([]);
  });

  it("FTR-05 leaves out the branch office, and a map that is not known", () => {
    site.offices = site.offices.filter(({ kind }) => kind !== "branch");
    site.offices.forEach((office) => delete office.mapUrl);
    const container = footer();
    expect(screen.queryByText("Branch office")).toBeNull();
    expect(screen.getByText("Registered office")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /on the map/ })).toBeNull();
    expect(emptyParts(container)).toEqual([]);
  });

  it("FTR-05 leaves out a phone, and the e-mail block with its addresses", () => {
    const [first, ...others] = site.contacts.phones;
    site.contacts.phones = others;
    site.contacts.emails = [];
    const container = footer();
    expect(screen.queryByText(first?.number ?? "")).toBeNull();
    expect(screen.queryByRole("heading", { name: "E-mail" })).toBeNull();
    expect(emptyParts(container)).toEqual([]);
  });

  it("FTR-05 leaves out an officer's phone and e-mail, an identifier, the sample notice", () => {
    site.officers.forEach((officer) => {
      delete officer.email;
      delete officer.phone;
    });
    site.identifiers = site.identifiers.filter(({ label }) => label !== "GST");
    delete site.sampleNotice;
    const container = footer();
    const officers = screen.getByRole("heading", { name: "Officers" }).closest("section");
    expect(within(officers ?? container).queryAllByRole("link")).toEqual([]);
    expect(screen.queryByText("GST")).toBeNull();
    expect(screen.queryByText(/^Sample data/)).toBeNull();
    expect(emptyParts(container)).toEqual([]);
  });

  it("FTR-05 leaves out officers and identifiers altogether when none is named", () => {
    site.officers = [];
    site.identifiers = [];
    const container = footer();
    expect(screen.queryByRole("heading", { name: "Officers" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Regulatory details" })).toBeNull();
    expect(screen.getByText(riskWarning)).toBeInTheDocument();
    expect(emptyParts(container)).toEqual([]);
  });
});
