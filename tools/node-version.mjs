// Old syntax on purpose: an old Node must be able to run this file to report its version.
import fs from "fs";

var found = process.versions.node;
var needed = JSON.parse(fs.readFileSync("package.json", "utf8")).engines.node.replace(">=", "");

if (found.localeCompare(needed, "en", { numeric: true }) < 0) {
  console.error(
    "This project needs Node " +
      needed +
      " or newer, but this is Node " +
      found +
      '; install a newer one, for instance with "nvm install" or from https://nodejs.org.',
  );
  process.exit(1);
}
