import type { IAdapter } from "gatsby";
import netlifyAdapter from "gatsby-adapter-netlify";
import { releaseAdapter, type ReleaseAdapterOptions } from "./adapter";
import type { Environment } from "../../config/environment";

/** Gatsby's adapter for whoever takes the build (ADAPTER). */
export function chooseAdapter(
  name: Environment["adapter"],
  options: ReleaseAdapterOptions,
): IAdapter {
  return name === "netlify" ? netlifyAdapter({ imageCDN: false }) : releaseAdapter(options);
}
