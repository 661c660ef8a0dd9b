const { parse } = require("yaml");

// Jest reads content/*.yaml the way webpack does.
module.exports = {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parse(source))} };`,
  }),
};
