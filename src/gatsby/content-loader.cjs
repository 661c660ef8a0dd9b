// Reads the YAML files of content/ for webpack.
"use strict";

module.exports = function contentLoader() {
  const { contentAsJson, siteFile } = this.getOptions();
  this.addDependency(siteFile);
  return contentAsJson(this.resourcePath);
};
