import { relative } from "node:path";
import { folders } from "./folders.mjs";

// This project's rules for oxlint; .oxlintrc.json sets their files.

const forbidCode = (message, ...selectors) => ({
  create: (context) => {
    const reportNode = (node) => context.report({ node, message });
    return Object.fromEntries(selectors.map((selector) => [selector, reportNode]));
  },
});

const COLOUR = "/#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b|\\b(rgb|hsl|oklch)a?\\(/i";

// Words for visitors; src/ui has a few, such as "Retry".
const WORD = "/[a-z\u0900-\u097f]{2}/i";
const WORDS_IN = "/^(alt|aria-label|caption|label|lead|placeholder|title)$/";

const folderCase = {
  create: (context) => ({
    Program: (node) => {
      const [top, ...folders] = relative(context.cwd, context.filename).split("/").slice(0, -1);
      if (!["src", "server", "tools", "bench", "cms"].includes(top)) return;
      const wrong = folders.find((folder) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(folder));
      if (wrong) context.report({ node, message: `Folder "${wrong}" should be in kebab-case.` });
    },
  }),
};

export default {
  meta: { name: "site" },
  rules: {
    folders,
    "folder-case": folderCase,
    "no-clock": forbidCode(
      "Rules take the time and the day from src/shared/domain/clock.ts, which tests set.",
      "CallExpression[callee.object.name=Date][callee.property.name=now]",
      "NewExpression[callee.name=Date][arguments.length=0]",
      "CallExpression[callee.name=Date]",
    ),
    "no-colours": forbidCode(
      "Colours belong in src/theme/tokens.css; use a token.",
      `Literal[value=${COLOUR}]`,
      `TemplateElement[value.raw=${COLOUR}]`,
      `JSXText[value=${COLOUR}]`,
    ),
    "limit-names": forbidCode(
      "Names of limits start with MAX_ or MIN_.",
      "VariableDeclarator > Identifier[name=/^(MOST|LEAST|LONGEST|SHORTEST|FEWEST)(_|$)/]",
    ),
    "no-texts": forbidCode(
      "Texts for visitors belong in content/, where editors change them.",
      `JSXText[value=${WORD}]`,
      `JSXAttribute[name.name=${WORDS_IN}] > Literal[value=${WORD}]`,
    ),
  },
};
