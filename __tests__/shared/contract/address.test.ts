import { resources } from "../../../src/shared/contract/resources";

const toNull = (address: unknown) => [address, null];

test.each([
  ["N/A", null],
  ["NA", null],
  ["-", null],
  ["#", null],
  ["null", null],
  ["TBA", null],
  ["Coming soon", null],
  [" \u00a0https://a.example/x\u200b", "https://a.example/x"],
  ["www.a.example/x", "https://www.a.example/x"],
  ["example.com/x", "https://example.com/x"],
  ["uploads/a.jpg", "/uploads/a.jpg"],
  ["contact-us", "/contact-us"],
  ["//example.com/x", "https://example.com/x"],
  ["forms.gle/abc", "https://forms.gle/abc"],
  ["bit.ly/abc?x=1", "https://bit.ly/abc?x=1"],
  ["wa.me/917000000001", "https://wa.me/917000000001"],
  ["t.me/sample", "https://t.me/sample"],
  ["example.co.in", "https://example.co.in"],
  ["To be announced", null],
  ["Will be updated soon", null],
  ["awaited", null],
  ["desk@example.in", null],
  ["desk@example.in?subject=IPO", null],
  ["lnkd.in/abc", "https://lnkd.in/abc"],
  ["files/report.pdf", "/files/report.pdf"],
  ["https://", null],
  ["//", null],
  ["/a b.webp", "/a%20b.webp"],
  ["uploads/https://a", "/uploads/https://a"],
  ["HTTPS://a.example/a", "https://a.example/a"],
  ["1:2.webp", "/1:2.webp"],
  ...["", "javascript:alert(1)", "java\nscript:x", "data:image/svg+xml,<svg/>"].map(toNull),
  ...["view-source:x", "\\\\elsewhere", "/a\u007f", 7, null].map(toNull),
])("API-03 the link %j leads to %j", (blogLink, expected) => {
  expect(resources.ipos.read([{ _id: "1", blogLink }])).toMatchObject([{ reportUrl: expected }]);
});
