import ts from "typescript";

/** Also a `test` under another name, such as `visitorTest`. */
const RUNNER = /^(?:it|describe|test|\w+Test)$/;

/** IDs at the start of titles, `test.each(…)("IPO-04 …")` too; several as "DEV-01, DEV-02 …". */
export function titleIds(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNER.test(runnerOf(node.expression))) {
      ids.push(...leadingIds(titleOf(node.arguments[0])));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return ids;
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** The name at the root of a callee: `test` of `test.each(rows)`. */
function runnerOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return runnerOf(node.expression);
  if (ts.isCallExpression(node)) return runnerOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? runnerOf(node.tag) : "";
}

function titleOf(node: ts.Expression | undefined): string {
  if (node === undefined) return "";
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : "";
}

function leadingIds(title: string): string[] {
  const lead = /^(?:[A-Z]{3}-\d\d(?:,? |$))+/.exec(title)?.[0] ?? "";
  return lead.match(/[A-Z]{3}-\d\d/g) ?? [];
}
