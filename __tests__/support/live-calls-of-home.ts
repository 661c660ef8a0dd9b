import type { Page } from "@playwright/test";
import { picture } from "./api-answers";
import { region, trendRow, type LiveCall } from "./live-call";

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const highlights = (page: Page) => page.getByRole("group", { name: "Highlights" });
const overview = (page: Page) => region(page, /^Data of the month/);
const pictures = (n: number) =>
  Object.fromEntries([1, 2, 3, 4].map((place) => [`img${place}`, picture(`${n}-${place}`)]));
const carousel = {
  page: "/",
  part: highlights,
  shown: (page: Page, n: number) => highlights(page).locator(`img[alt^="${n}-"]`).first(),
  textless: true,
  empty: highlights,
  logged: "Error fetching images",
  recovers: "online",
} as const;
/** The calls of the home page. */
export const HOME_CALLS: LiveCall[] = [
  {
    ...carousel,
    path: "/api/crousal/getAll_Images",
    record: (n) => ({ Active: true, ...pictures(n) }),
    answer: (records) => ({ data: records }),
    incomplete: (page) => carousel.shown(page, 1),
  },
  {
    ...carousel,
    path: "/api/crousal/smallScreen/get-active-image",
    small: true,
    record: pictures,
    answer: ([record]) => ({ data: record }),
    single: true,
    none: { data: null },
  },
  {
    path: "/api/review",
    page: "/",
    part: (page) => region(page, "Client Testimonials"),
    record: (n) => ({
      score: 5,
      text: `Review ${n}`,
      userName: "Reader",
      userImage: "/favicon.svg",
    }),
    shown: (page, n) => page.getByText(`Review ${n}`, { exact: true }).first(),
    empty: (page) => page.getByText("What users say of the app"),
    logged: "Error fetching reviews:",
    recovers: "online",
  },
  {
    path: "/api/table",
    page: "/",
    part: overview,
    record: trendRow("month"),
    shown: (page, n) =>
      page.getByRole("heading", { name: `Data of the month ending Row ${n}`, exact: true }),
    many: (page) => page.getByRole("heading", { name: "Data of the month ending Row 5000" }),
    empty: (page) => overview(page).getByRole("link"),
    logged: "Error fetching monthly complaints:",
    recovers: "online",
  },
  {
    path: "/api/event",
    page: "/",
    record: (n) => ({ _id: `${n}`, image: "/favicon.svg", alt: `Event ${n}` }),
    answer: ([record]) => record,
    single: true,
    shown: (page, n) => page.getByRole("dialog", { name: `Event ${n}` }),
    textless: true,
    none: { message: "No event" },
    empty: h1,
    logged: "Error fetching event:",
    recovers: "online",
  },
];
