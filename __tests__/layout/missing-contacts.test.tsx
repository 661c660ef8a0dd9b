/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { site } from "../../src/content/site";
import { Footer } from "../../src/layout/footer";
import { restoreSite } from "../support/site-values";
import { installMatchMedia } from "../ui/media-double";

jest.mock("gatsby", () => jest.requireActual("../ui/gatsby-double"));

beforeEach(() => installMatchMedia(() => false));
afterEach(restoreSite);

/** Returns sections with a heading only, and lists and links without text. */
function findEmptyParts(container: HTMLElement): string[] {
  const parts = [...container.querySelectorAll("section, ul, li, dl, address, a")];
  const readText = (part: Element) => {
    const copy = part.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    copy.querySelectorAll("h2").forEach((heading) => heading.remove());
    return copy.textContent + (part.getAttribute("aria-label") ?? "");
  };
  return parts
    .filter((part) => readText(part).trim() === "" && !part.querySelector("[aria-label]"))
    .map((part) => part.outerHTML);
}

const shownEmails = site.officers.flatMap(({ email, footer }) =>
  footer === false ? [] : (email ?? []),
);

/** A missing key of site.yaml, and the footer's markup that disappears with it. */
const CASES: [string, () => void, string[]][] = [
  [
    "FTR-04 a network",
    () => {
      delete site.social.quora;
      delete site.social.twitter;
    },
    ["Quora", "Twitter"],
  ],
  ["FTR-04 every network", () => (site.social = {}), ["YouTube"]],
  [
    "FTR-05 the branch office, and the maps",
    () => {
      site.offices = site.offices.filter(({ kind }) => kind !== "branch");
      site.offices.forEach((office) => delete office.mapUrl);
    },
    ["Branch office", "View on map"],
  ],
  [
    "FTR-05 a phone, and the e-mail addresses",
    () => {
      site.contacts.phones = site.contacts.phones.slice(1);
      site.contacts.emails = [];
    },
    [site.contacts.phones[0]?.number ?? "", ">E-mail<"],
  ],
  [
    "FTR-05 the officers' phones and e-mails, an identifier, the sample notice",
    () => {
      site.officers.forEach((officer) => {
        delete officer.email;
        delete officer.phone;
      });
      site.identifiers = site.identifiers.filter(({ label }) => label !== "GST");
      delete site.sampleNotice;
    },
    [...shownEmails, "GST", "Sample data"],
  ],
  [
    "FTR-05 officers and identifiers",
    () => {
      site.officers = [];
      site.identifiers = [];
    },
    [">Officers<", "Registration details"],
  ],
];

test.each(CASES)("%s can be missing without an empty part", (_, deleteKeys, parts) => {
  const whole = render(<Footer />).container.innerHTML;
  expect(parts.filter((part) => !whole.includes(part))).toEqual([]);
  deleteKeys();
  const { container } = render(<Footer />);
  expect(parts.filter((part) => container.innerHTML.includes(part))).toEqual([]);
  expect(container).toHaveTextContent(site.legal.riskWarning);
  expect(findEmptyParts(container)).toEqual([]);
});
