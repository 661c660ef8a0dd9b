/** Seconds of a Gatsby build by phase, as its log tells them. */
export type GatsbyPhases = {
  compile: number;
  bootstrap: number;
  webpack: number;
  queries: number;
  html: number;
  /** Ours: describing the build and compressing what changed. */
  adapter: number;
};

const WEBPACK = /^(?:Building production JavaScript|Building HTML renderer|Caching Webpack)/;
const QUERIES =
  /^(?:run (?:page |static )?queries|Execute page configs|Merge worker|Writing page-data|Rewriting)/;
const HTML = /^(?:Building static HTML|stitching slices|onPostBuild)/;

/** Reads the log of one build. */
export function gatsbyPhases(log: string): GatsbyPhases {
  const steps = [...log.matchAll(/^success (.+?) - ([\d.]+)s/gm)].map(([, name = "", seconds]) => ({
    name,
    seconds: Number(seconds),
  }));
  const sum = (pattern: RegExp) =>
    steps.reduce((all, { name, seconds }) => (pattern.test(name) ? all + seconds : all), 0);
  const compile = sum(/^compile gatsby files/);
  const bootstrapped = Number(/bootstrap finished - ([\d.]+)\s?s/.exec(log)?.[1] ?? 0);
  return {
    compile,
    // Gatsby counts from its start, compiling included.
    bootstrap: Math.max(0, bootstrapped - compile),
    webpack: sum(WEBPACK),
    queries: sum(QUERIES),
    html: sum(HTML),
    adapter: Number(/release\.json: .* ([\d.]+) s$/m.exec(log)?.[1] ?? 0),
  };
}
