import { renderToStaticMarkup } from "react-dom/server";
import { claims } from "../../../src/content/claims";
import { Hero } from "../../../src/features/home/hero";
import { readFigure, Statistics } from "../../../src/features/home/statistics";

const whole = { ...claims };
afterEach(() => void Object.assign(claims, whole));

const listTexts = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) =>
    item.replace(/<style.*?<\/style>|<[^>]*>/g, ""),
  );

test("TRU-18 an expired figure is hidden or dated; without figures the section is hidden", () => {
  expect(listTexts(renderToStaticMarkup(<Statistics />))).toHaveLength(3);
  claims.rating = null;
  claims.users = {
    value: "75K+",
    dated: "75K+ (as of 30 Sep 2026)",
    statement: "Registered users",
  };
  const html = renderToStaticMarkup(<Statistics />);
  expect(listTexts(html)).toEqual([
    expect.stringMatching(/^75K\+ \(as of 30 Sep 2026\) registered users/i),
    expect.stringMatching(/^25\+ years/i),
  ]);
  expect(html).toMatch(
    /aria-label="Source of 75K\+ registered users"[^>]* href="\/disclosures\/#claim-users"/,
  );
  claims.users = claims.years = null;
  expect(renderToStaticMarkup(<Statistics />)).toBe("");
  expect(renderToStaticMarkup(<Hero />)).not.toContain('role="list"');
});

test.each([
  ["75K+", { value: 75, decimals: 0, suffix: "K+" }],
  ["4.9", { value: 4.9, decimals: 1, suffix: "" }],
  ["25+", { value: 25, decimals: 0, suffix: "+" }],
  ["1,50,000+", { value: 150_000, decimals: 0, suffix: "+" }],
  [" 2.50 lakh ", { value: 2.5, decimals: 2, suffix: " lakh" }],
])("HOM-06 the claim %p is counted as %p", (text, figure) => {
  expect(readFigure(text)).toEqual(figure);
});

test.each(["", "Thousands", "₹ 99", "+25"])("HOM-06 the claim %p is not counted", (text) => {
  expect(readFigure(text)).toBeNull();
});
