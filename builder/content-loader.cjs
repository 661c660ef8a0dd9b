// Reads the YAML files of content/ for webpack.
"use strict";

module.exports = function contentLoader() {
  const { readAsJson, valueFiles, navigationFile, pageFolders } = this.getOptions();
  for (const file of valueFiles) this.addDependency(file);
  if (this.resourcePath === navigationFile) {
    for (const folder of pageFolders) this.addContextDependency(folder);
  }
  return readAsJson(this.resourcePath);
};
