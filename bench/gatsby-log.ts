const WEBPACK = /^(?:Building production JavaScript|Building HTML renderer|Caching Webpack)/;
const QUERIES =
  /^(?:run (?:page |static )?queries|Execute page configs|Merge worker|Writing page-data|Rewriting)/;
const HTML = /^(?:Building static HTML|stitching slices|onPostBuild)/;

/** In seconds. */
export function gatsbyPhases(log: string) {
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
    /** Ours: describing the build and compressing what changed. */
    adapter: Number(/release\.json: .* ([\d.]+) s$/m.exec(log)?.[1] ?? 0),
  };
}
