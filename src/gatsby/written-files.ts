import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { currentTime } from "../shared/clock";
import { failBuild } from "./fail-build";
import { writeQrCode } from "./qr-code";
import { writeSecurityTxt } from "./security-txt";
import { readSite } from "./site-content";

/** Gatsby's onPostBootstrap: files that content/ alone makes, and no page. */
export async function onPostBootstrap({ store, reporter }: ParentSpanPluginArgs): Promise<void> {
  try {
    const { program } = store.getState() as { program: { directory: string } };
    const root = join(program.directory, "public");
    const site = readSite();
    await writeQrCode(root, site);
    const warning = await writeSecurityTxt(root, site.url, currentTime().getTime());
    if (warning) reporter.warn(warning);
  } catch (error) {
    failBuild(reporter, error);
  }
}
