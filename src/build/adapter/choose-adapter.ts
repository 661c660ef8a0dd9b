import type { IAdapter } from "gatsby";
import { releaseAdapter, type ReleaseAdapterOptions } from "./adapter";
import { netlifyAdapter } from "./netlify";
import type { Environment } from "../../config/environment";

/** Gatsby's adapter for whoever takes the build (ADAPTER). */
export function chooseAdapter(
  name: Environment["adapter"],
  options: ReleaseAdapterOptions,
): IAdapter {
  return name === "netlify" ? netlifyAdapter(options) : releaseAdapter(options);
}
