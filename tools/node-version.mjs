// Plain old syntax on purpose: an old Node must be able to read this file to be told about itself.
import fs from "fs";

/** One sentence when Node is older than package.json asks for; null when it will do. */
export function nodeVersionProblem(found, needed) {
  var have = numbers(found);
  var want = numbers(needed);
  for (var i = 0; i < want.length; i += 1) {
    if (have[i] > want[i]) return null;
    if (have[i] < want[i]) {
      return (
        "This project needs Node " +
        needed.replace(/[^0-9.]/g, "") +
        " or newer, but this is Node " +
        found +
        '; install a newer one, for instance with "nvm install" or from https://nodejs.org.'
      );
    }
  }
  return null;
}

function numbers(version) {
  return version
    .replace(/[^0-9.]/g, "")
    .split(".")
    .map(Number);
}

var engines = JSON.parse(fs.readFileSync("package.json", "utf8")).engines;
var problem = nodeVersionProblem(process.versions.node, engines.node);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
