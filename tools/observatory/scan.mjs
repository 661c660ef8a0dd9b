// npm run check:observatory [-- <address>]: Mozilla's HTTP Observatory on pages of a running site.

import process from "node:process";
import { URL } from "node:url";

const PAGES = ["/", "/media/", "/blogs/", "/FAQ", "/no-such-page"];
/** Tests of TLS, which do not apply to a site on plain HTTP. */
const TLS_TESTS = ["redirectionTest", "strictTransportSecurityTest"];

const site = new URL(process.argv[2] ?? "http://127.0.0.1:9000");
const isHttps = site.protocol === "https:";
const observatory = "@mdn/mdn-http-observatory/src";
const { ALL_TESTS } = await import(`${observatory}/constants.js`);
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(`${observatory}/grader/charts.js`);
const { getGradeForScore, getScoreModifier } = await import(`${observatory}/grader/grader.js`);
const { retrieve } = await import(`${observatory}/retriever/retriever.js`);

async function scanPage(path) {
  // Port 1 never responds, so a site on plain HTTP is scanned by HTTP only.
  const ports = isHttps
    ? { httpsPort: Number(site.port || 443) }
    : { httpPort: Number(site.port || 80), httpsPort: 1 };
  const requests = await retrieve(site.hostname, { ...ports, path });
  if (!requests.responses.auto)
    throw new Error(`Nothing responds at ${site.href}. Start the site or pass its address.`);
  const results = ALL_TESTS.filter(({ name }) => isHttps || !TLS_TESTS.includes(name)).map((test) =>
    test(requests),
  );
  const points = results.map(({ result }) => getScoreModifier(result));
  // The Observatory gives extra points only to sites that have lost few.
  const sumUp = (list) => list.reduce((all, each) => all + each, 100);
  const lost = sumUp(points.map((each) => Math.min(0, each)));
  const { grade } = getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sumUp(points) : lost);
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  console.log([path, grade, `${results.length} tests`, ...failed].join("  "));
  return grade === "A+" && failed.length === 0;
}

for (const path of PAGES) if (!(await scanPage(path))) process.exitCode = 1;
