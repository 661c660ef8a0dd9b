import { readFileSync } from "node:fs";
import { hashPinnedText, splitFrontMatter } from "../src/shared/node/compliance/pinned-text";

// `npm run digest -- content/legal/mitc.md`: prints the SHA-256 of the text below the front matter.

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("No file was given. Run npm run digest -- content/legal/mitc.md");
  process.exitCode = 1;
} else {
  console.log(hashPinnedText(splitFrontMatter(readFileSync(file, "utf8")).body));
}
