import { contract, type Schema } from "./schema.ts";

export interface ContractCall {
  operationId: string;
  parameters: Schema;
  response: Schema;
}

export interface Match {
  call: ContractCall;
  /** Values of the path's placeholders, by name. */
  ids: Record<string, string>;
}

interface Route {
  verb: string;
  pattern: RegExp;
  call: ContractCall;
}

const routes: Route[] = Object.entries(contract.paths)
  // `/v1/invoices/create_preview` before `/v1/invoices/{id}`.
  .sort(([a], [b]) => a.split("{").length - b.split("{").length)
  .flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      verb: verb.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
      call: {
        operationId: operation.operationId,
        parameters:
          operation["x-querySchema"] ??
          operation.requestBody?.content["application/x-www-form-urlencoded"]?.schema ??
          {},
        response: operation.responses[200]?.content["application/json"]?.schema ?? {},
      },
    })),
  );

export const operationIds: string[] = routes.map(({ call }) => call.operationId);

export function findCall(method: string, path: string): Match | undefined {
  for (const { verb, pattern, call } of routes) {
    const match = verb === method ? pattern.exec(path) : null;
    if (!match) continue;
    const ids = Object.entries(match.groups ?? {});
    return {
      call,
      ids: Object.fromEntries(ids.map(([name, id]) => [name, decodeURIComponent(id)])),
    };
  }
  return undefined;
}
