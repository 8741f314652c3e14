import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { TypeConverter } from "./convert-types.ts";
import { makeListSchema, refPrefix, type Schema } from "./schema.ts";
import { getResourceSource, type Sdk } from "./sdk.ts";

export interface Operation {
  operationId: string;
  requestBody?: unknown;
  "x-querySchema"?: Schema;
  responses: unknown;
}

export interface FoundOperation {
  path: string;
  verb: string;
  operation: Operation;
}

const countPlaceholders = (path: string) => path.match(/\{/g)?.length ?? 0;

/** One method of a resource: the request it makes is in the SDK's code, its types beside it. */
export function findOperations(
  sdk: Sdk,
  converter: TypeConverter,
  file: string,
  method: string,
): FoundOperation[] {
  const signatures = findMethods(getResourceSource(sdk, file), method);
  const requests = findRequests(sdk, file, method);
  if (signatures.length === 0 || requests.length === 0)
    throw new Error(`The SDK has no ${file}.${method}.`);

  return requests.map(({ verb, path }) => {
    const signature =
      signatures.find((one) => countPathParameters(one) === countPlaceholders(path)) ??
      signatures[0];
    if (!signature) throw new Error(`No signature for ${file}.${method}.`);
    const parameters = makeParametersSchema(sdk, converter, signature);
    const json = (schema: Schema) => ({ content: { "application/json": { schema } } });
    const operation: Operation = {
      operationId: `${file.replace("/", ".")}.${method}`,
      ...(verb === "post"
        ? {
            requestBody: {
              content: { "application/x-www-form-urlencoded": { schema: parameters } },
            },
          }
        : { "x-querySchema": parameters }),
      responses: {
        200: json(makeResponseSchema(sdk, converter, signature)),
        default: json({ $ref: `${refPrefix}error` }),
      },
    };
    return { path, verb, operation };
  });
}

function makeParametersSchema(
  { checker }: Sdk,
  converter: TypeConverter,
  signature: ts.MethodDeclaration,
): Schema {
  const parameter = signature.parameters.find((one) => one.name.getText() === "params");
  if (!parameter) return { type: "object", properties: {}, additionalProperties: false };
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  return converter.convert(type, "request") ?? {};
}

function makeResponseSchema(
  { checker }: Sdk,
  converter: TypeConverter,
  declaration: ts.MethodDeclaration,
): Schema {
  const signature = checker.getSignatureFromDeclaration(declaration);
  if (!signature) throw new Error(`${declaration.name.getText()} has no signature.`);
  const returned = checker.getReturnTypeOfSignature(signature);
  if (returned.symbol?.name === "ApiListPromise") {
    const [item] = checker.getTypeArguments(returned as ts.TypeReference);
    return makeListSchema((item && converter.convert(item, "response")) ?? {});
  }
  const awaited = checker.getAwaitedType(returned) ?? returned;
  const isResponse = awaited.aliasSymbol?.name === "Response";
  const inner = isResponse
    ? awaited.aliasTypeArguments?.[0]
    : awaited.isIntersection()
      ? awaited.types[0]
      : awaited;
  return (inner && converter.convert(inner, "response")) ?? {};
}

const countPathParameters = (signature: ts.MethodDeclaration) =>
  signature.parameters.filter((one) => !["params", "options"].includes(one.name.getText())).length;

function findMethods(source: ts.SourceFile, name: string): ts.MethodDeclaration[] {
  return source.statements
    .filter(ts.isClassDeclaration)
    .flatMap((statement) => [...statement.members])
    .filter(ts.isMethodDeclaration)
    .filter((member) => ts.isIdentifier(member.name) && member.name.text === name);
}

/** Verb and path of every `this._makeRequest("POST", `/v1/…/${encodeURIComponent(id)}`)`. */
function findRequests(sdk: Sdk, file: string, method: string) {
  const code = readFileSync(join(sdk.resources, `${file}.js`), "utf8");
  const source = ts.createSourceFile(`${file}.js`, code, ts.ScriptTarget.ES2022, true);
  const found: { verb: string; path: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "this._makeRequest") {
      const [verb, path] = node.arguments;
      if (verb && path && ts.isStringLiteral(verb))
        found.push({ verb: verb.text.toLowerCase(), path: parsePath(path) });
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of findMethods(source, method)) visit(declaration);
  return found;
}

function parsePath(path: ts.Expression): string {
  if (ts.isStringLiteral(path) || ts.isNoSubstitutionTemplateLiteral(path)) return path.text;
  if (!ts.isTemplateExpression(path)) throw new Error(`Not a path: ${path.getText()}`);
  const spans = path.templateSpans.map(({ expression, literal }) => {
    const name = /encodeURIComponent\((\w+)\)/.exec(expression.getText())?.[1];
    return `{${name}}${literal.text}`;
  });
  return path.head.text + spans.join("");
}
