// Reads the YAML files of content/ for webpack.
"use strict";

module.exports = function contentLoader() {
  const { contentAsJson, siteFile, navigationFile, pageFolders } = this.getOptions();
  this.addDependency(siteFile);
  if (this.resourcePath === navigationFile) {
    for (const folder of pageFolders) this.addContextDependency(folder);
  }
  return contentAsJson(this.resourcePath);
};
