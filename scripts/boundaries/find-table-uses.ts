import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A place in the code that names a table or view of the database. */
export interface TableUse {
  file: string;
  line: number;
  /** The name as PostgreSQL knows it, such as `directory.gallery_picture`. */
  table: string;
  isWrite: boolean;
}

const writingCalls = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto"]);
const writeStatementPattern = /\b(insert\s+into|update|delete\s+from|merge\s+into)\s+(only\s+)?$/i;

/** The tables and views of the generated types. Their names may be written in camel case there, as in the queries. */
export function readTables(typesFile: string): Set<string> {
  const source = parse(typesFile, readFileSync(typesFile, "utf8"));
  const tables = source.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) && statement.name.text === "DB" ? statement.members : [],
  );
  return new Set(
    tables.flatMap(({ name }) => (name && ts.isStringLiteral(name) ? toSnakeCase(name.text) : [])),
  );
}

/** Finds every table that is named in a string or in SQL text. Tests may name any. */
export function findTableUses(folder: string, tables: ReadonlySet<string>): TableUse[] {
  const files = globSync("**/*.ts", {
    cwd: folder,
    exclude: (file) => /([.]test|[.]generated)[.]ts$/.test(file),
  });
  return files.toSorted().flatMap((file) => {
    const source = parse(file, readFileSync(join(folder, file), "utf8"));
    const uses: TableUse[] = [];
    const visit = (node: ts.Node) => {
      if (isText(node))
        for (const { table, start, before } of findNames(node.text, tables)) {
          const position = node.getStart(source) + start;
          const { line } = source.getLineAndCharacterOfPosition(position);
          const isWrite = isWritingCall(node) || writeStatementPattern.test(before);
          uses.push({ file, line: line + 1, table, isWrite });
        }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return uses;
  });
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

const isWritingCall = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  writingCalls.has(parent.expression.name.text);

// A name that goes on with a hyphen is an event's, such as `directory.listing-deleted`.
const qualifiedNamePattern = /\b[a-z]+[.][a-z][A-Za-z0-9_]*\b(?!-)/g;

function findNames(text: string, tables: ReadonlySet<string>) {
  return [...text.matchAll(qualifiedNamePattern)].flatMap(({ 0: name, index }) => {
    const table = toSnakeCase(name);
    return tables.has(table) ? [{ table, start: index, before: text.slice(0, index) }] : [];
  });
}

const toSnakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
