import { listOperations, type OpenApiDocument, type Operation } from "./open-api-document.ts";

/**
 * What a reader of the document would stumble over: a reference to nothing, a path parameter that is not described, a
 * response without a status, one id for two operations.
 */
export function validateDocument(document: OpenApiDocument): string[] {
  const errors: string[] = [];
  if (!document.openapi.startsWith("3.1.")) errors.push(`version ${document.openapi} is not 3.1`);
  const operations = listOperations(document);
  if (operations.length === 0) errors.push("there are no calls");

  const operationIds = new Map<string, string>();
  for (const { name, path, operation } of operations) {
    const operationErrors = [
      ...validatePathParameters(path, operation),
      ...validateStatuses(operation),
    ];
    errors.push(...operationErrors.map((error) => `${name}: ${error}`));

    const { operationId } = operation;
    if (operationId === undefined) continue;
    const other = operationIds.get(operationId);
    if (other) errors.push(`${name}: ${other} has the same id ${operationId}`);
    operationIds.set(operationId, name);
  }

  for (const reference of new Set(listReferences(document)))
    if (!canResolve(document, reference)) errors.push(`${reference} leads to nothing`);
  return errors;
}

function validatePathParameters(path: string, { parameters = [] }: Operation): string[] {
  const describedParameters = parameters
    .filter((parameter) => parameter.in === "path")
    .map((parameter) => parameter.name);
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => parameter);
  return [
    ...pathParameters
      .filter((parameter) => !describedParameters.includes(parameter))
      .map((parameter) => `the path parameter ${parameter} is not described`),
    ...describedParameters
      .filter((parameter) => !pathParameters.includes(parameter))
      .map((parameter) => `the path has no parameter ${parameter}`),
  ];
}

function validateStatuses({ responses = {} }: Operation): string[] {
  const statuses = Object.keys(responses);
  if (statuses.length === 0) return ["there is no response"];
  return statuses
    .filter((status) => !/^([1-5](\d\d|XX)|default)$/i.test(status))
    .map((status) => `${status} is not a status`);
}

function listReferences(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { $ref }: { $ref?: unknown } = value;
  const directReferences = typeof $ref === "string" ? [$ref] : [];
  return [...directReferences, ...Object.values(value).flatMap(listReferences)];
}

function canResolve(document: OpenApiDocument, reference: string): boolean {
  if (!reference.startsWith("#/")) return false;
  let target: unknown = document;
  for (const part of reference.slice(2).split("/")) {
    const key = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    target = (target as Record<string, unknown> | undefined)?.[key];
  }
  return target !== undefined;
}
