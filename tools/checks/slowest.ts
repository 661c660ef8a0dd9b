type JestReport = { testResults: { name: string; startTime: number; endTime: number }[] };
type Suite = {
  file: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
};
type PlaywrightReport = { suites: Suite[] };

const MAX_SHOWN_FILES = 4;
const MIN_SECONDS = 10;

/** Prints the slowest files of a run, if any were slow. */
export function printSlowest(run: string, report: string): void {
  const slowest = listSlowestFiles(report);
  if (slowest) console.log(`longest in ${run}: ${slowest}`);
}

/** Returns the slowest files of a JSON report of Jest or Playwright: "120 s a.spec.ts, …". */
export function listSlowestFiles(text: string): string {
  const report = JSON.parse(text) as Partial<JestReport & PlaywrightReport>;
  const times = [
    ...(report.testResults ?? []).map(({ name, startTime, endTime }) => ({
      name: name.replace(/^.*__tests__\//, ""),
      seconds: (endTime - startTime) / 1000,
    })),
    ...(report.suites ?? []).map((suite) => ({
      name: suite.file,
      seconds: sumDurations(suite) / 1000,
    })),
  ];
  return times
    .filter(({ seconds }) => seconds >= MIN_SECONDS)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SHOWN_FILES)
    .map(({ name, seconds }) => `${Math.round(seconds)} s ${name}`)
    .join(", ");
}

function sumDurations({ suites = [], specs = [] }: Suite): number {
  const ownResults = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sumValues([...ownResults.map(({ duration }) => duration), ...suites.map(sumDurations)]);
}

const sumValues = (values: number[]) => values.reduce((total, value) => total + value, 0);
