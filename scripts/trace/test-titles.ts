import ts from "typescript";

const TEST_FUNCTIONS = new Set(["test", "it", "describe"]);
// A test that does not run proves nothing, and a step is only part of a test.
const UNCOUNTED_MODIFIERS = new Set(["skip", "todo", "fixme", "step"]);

/** The titles of all tests and groups in a file that run. */
export function findTestTitles(fileName: string, source: string): string[] {
  const kind = fileName.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const titles: string[] = [];

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const [root = "", ...modifiers] = splitCallName(node.expression);
      if (TEST_FUNCTIONS.has(root)) {
        if (modifiers.some((modifier) => UNCOUNTED_MODIFIERS.has(modifier))) return;
        const title = readLiteralText(node.arguments[0]);
        if (title !== undefined) titles.push(title);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return titles;
}

/** The names in `test.describe.only` and `it.each(rows)`, from left to right. */
function splitCallName(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node))
    return [...splitCallName(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return splitCallName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return splitCallName(node.tag);
  return [];
}

function readLiteralText(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map((span) => span.literal)]
      .map((part) => part.text)
      .join("…");
  }
  return undefined;
}
