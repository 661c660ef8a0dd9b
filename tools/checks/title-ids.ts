import ts from "typescript";

/** Also a `test` under another name, such as `visitorTest`. */
const RUNNER = /^(?:it|describe|test|\w+Test)$/;

/** Returns IDs at the start of titles, also of `test.each`; several as "DEV-01, DEV-02 …". */
export function findTitleIds(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, toScriptKind(file));
  const ids: string[] = [];
  const visitNode = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNER.test(readRunner(node.expression))) {
      ids.push(...listLeadingIds(readTitle(node.arguments[0])));
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(tree);
  return ids;
}

function toScriptKind(file: string): ts.ScriptKind {
  return file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Returns the name at the root of a callee: `test` for `test.each(rows)`. */
function readRunner(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return readRunner(node.expression);
  if (ts.isCallExpression(node)) return readRunner(node.expression);
  return ts.isTaggedTemplateExpression(node) ? readRunner(node.tag) : "";
}

function readTitle(node: ts.Expression | undefined): string {
  if (node === undefined) return "";
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : "";
}

function listLeadingIds(title: string): string[] {
  const lead = /^(?:[A-Z]{3}-\d\d(?:,? |$))+/.exec(title)?.[0] ?? "";
  return lead.match(/[A-Z]{3}-\d\d/g) ?? [];
}
