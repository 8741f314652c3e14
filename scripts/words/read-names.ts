import ts from "typescript";
import { type PrivateWord, privateWords } from "./word-list.ts";

export interface FlaggedName {
  word: string;
  name: string;
}

export interface SourceFindings {
  names: FlaggedName[];
  /** The lines of spreads of a literal, which hide the fields that an object has. */
  spreadLines: number[];
  /** The lines that read a state out of a mark in a text, such as `text.includes("❌")`. */
  markLines: number[];
}

/** Reads the names that a file declares or writes as keys; never strings, comments or the text between tags. */
export function readSource(fileName: string, text: string): SourceFindings {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const findings: SourceFindings = { names: [], spreadLines: [], markLines: [] };
  const getLineNumber = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  visit(source);
  return findings;

  function visit(node: ts.Node): void {
    if (isSpreadOfLiteral(node)) findings.spreadLines.push(getLineNumber(node));
    if (readsStateFromMark(node)) findings.markLines.push(getLineNumber(node));
    const declared = findDeclaredName(node);
    if (declared)
      for (const { word } of privateWords.filter((rule) => isFlagged(rule, declared)))
        findings.names.push({ word, name: declared.name });
    ts.forEachChild(node, visit);
  }
}

interface DeclaredName {
  name: string;
  isFunction: boolean;
  isObject: boolean;
}

function findDeclaredName(node: ts.Node): DeclaredName | undefined {
  const { name, initializer } = node as { name?: ts.Node; initializer?: ts.Expression };
  if (!name || ts.isPropertyAccessExpression(node) || ts.isJsxAttribute(node)) return undefined;
  if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return undefined;
  if (!/^[\w$]+$/.test(name.text)) return undefined;
  const value = initializer && stripCasts(initializer);
  const isFunction =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    (value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)));
  const isObject = value !== undefined && ts.isObjectLiteralExpression(value);
  return { name: name.text, isFunction, isObject };
}

function isFlagged(rule: PrivateWord, { name, isFunction, isObject }: DeclaredName): boolean {
  if (rule.allowed?.test(name)) return false;
  if (rule.isForFunctionsOnly && !isFunction) return false;
  if (rule.isForObjectsOnly && !isObject) return false;
  if (rule.pattern) return rule.pattern.test(name);
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return parts.some((part) => rule.parts?.includes(part.toLowerCase()));
}

function stripCasts(node: ts.Expression): ts.Expression {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner)
  )
    inner = inner.expression;
  return inner;
}

function isSpreadOfLiteral(node: ts.Node): boolean {
  if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node))
    return isLiteral(node.expression);
  return (
    ts.isCallExpression(node) &&
    node.expression.getText() === "Object.assign" &&
    node.arguments.slice(1).some(isLiteral)
  );
}

function isLiteral(node: ts.Expression): boolean {
  const inner = stripCasts(node);
  return ts.isObjectLiteralExpression(inner) || ts.isArrayLiteralExpression(inner);
}

const mark = /[❌✅⚠]/u;
const textMethods =
  /^(includes|startsWith|endsWith|indexOf|replace|replaceAll|split|match|search)$/;

/** A pattern with a mark, or a text with one that is searched for or compared with. */
function readsStateFromMark(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return mark.test(node.text);
  if (!ts.isStringLiteralLike(node) || !mark.test(node.text)) return false;
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.expression === node;
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText());
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    textMethods.test(parent.expression.name.text)
  );
}
