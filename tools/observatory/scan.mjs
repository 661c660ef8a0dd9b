// node scan.mjs <host> <port> <path>: Mozilla's tests of a page's headers, as one line of JSON.

import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { retrieve } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";

/** Tests of TLS, which loopback has not; both also want a list that only the network has. */
const OF_TLS = ["redirectionTest", "strictTransportSecurityTest"];

const [host, port, path] = process.argv.slice(2);

// Nothing answers on port 1: the page is asked for by HTTP alone.
const answers = await retrieve(host, { httpPort: Number(port), httpsPort: 1, path });
if (!answers.responses.auto) throw new Error(`Nothing answers at ${host}:${port}.`);
const results = ALL_TESTS.filter(({ name }) => !OF_TLS.includes(name)).map((test) => {
  const output = test(answers);
  return {
    test: output.constructor.name,
    result: output.result,
    pass: output.pass,
    points: getScoreModifier(output.result),
  };
});
// As the Observatory counts: extra points only for who has lost few.
const sum = (points) => points.reduce((all, each) => all + each, 100);
const lost = sum(results.map(({ points }) => Math.min(0, points)));
const all = sum(results.map(({ points }) => points));
const { grade, score } = getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost);
console.log(JSON.stringify({ grade, score, results }));
