import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import { sendWithProof } from "#lib/proof/proof-of-work.ts";
import { getErrorSentence, parseProblem } from "./errors.ts";
import { type FormFailure, idempotencyKeyField } from "./form.ts";
import { type PartialFailure, partialParam } from "./partial-load.ts";

type Results = Record<string, DataStrategyResult>;
type Values = Record<string, string>;

/**
 * The browser's middleware around every request of a page. An unreachable server becomes an error of the form that was
 * sent, and a failed request for more of a page becomes data of that part. In both cases the page stays, and nothing
 * typed is lost.
 */
export const handleFailedRequests: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === "GET") {
    const isPartial = new URL(request.url).searchParams.has(partialParam);
    const results = await next();
    return isPartial ? replaceErrors(results, toPartialFailure) : results;
  }
  const values = await readValues(request);
  const results = await next();
  // A post without any value, such as signing out, has no form that could show the error.
  if (Object.keys(values).length === 0) return results;
  return replaceErrors(results, (error) =>
    isUnreachable(error) ? makeUnreachableResponse(values) : undefined,
  );
};

interface ClientActionArgs<Value> {
  request: Request;
  serverAction: () => Promise<Value>;
}

/**
 * A `clientAction` for a page that says in its own words that the server can't be reached:
 * `(args) => runClientAction(args, { save: userFormCopy.saveFailed })`. Other pages leave that to the middleware.
 */
export async function runClientAction<Value>(
  { request, serverAction }: ClientActionArgs<Value>,
  /** The error sentence for each intent, instead of the default; the key is `""` for a form without an intent. */
  sentences: Record<string, string> = {},
) {
  const values = await readValues(request);
  try {
    return await sendWithProof(serverAction);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return makeUnreachableResponse(values, sentences[values.intent ?? ""]);
  }
}

async function readValues(request: Request): Promise<Values> {
  return Object.fromEntries(await request.clone().formData()) as Values;
}

function makeUnreachableResponse(
  { [idempotencyKeyField]: _idempotencyKey, ...values }: Values,
  error = getErrorSentence("not_available"),
) {
  const failure: FormFailure = { ok: false, code: "not_available", error, fields: {}, values };
  return data(failure, { status: 503 });
}

function toPartialFailure(error: unknown): PartialFailure {
  const problem = isRouteErrorResponse(error) ? parseProblem(error.data) : null;
  return { partialFailure: problem?.sentence ?? getErrorSentence("not_available") };
}

/** Redirects are thrown too, and stay what they are. */
function replaceErrors(results: Results, toData: (error: unknown) => unknown): Results {
  const replaced: Results = {};
  for (const [routeId, outcome] of Object.entries(results)) {
    const isFailure = outcome.type === "error" && !(outcome.result instanceof Response);
    const result = isFailure ? toData(unwrapError(outcome.result)) : undefined;
    replaced[routeId] = result === undefined ? outcome : { type: "data", result };
  }
  return replaced;
}

/** The router wraps the error of an action together with its status, as `data()` does. */
function unwrapError(result: unknown): unknown {
  const isWrapped =
    typeof result === "object" &&
    result !== null &&
    "type" in result &&
    result.type === "DataWithResponseInit" &&
    "data" in result;
  return isWrapped ? result.data : result;
}

/** The browser reports a lost connection as a `TypeError`; a guard that can't read the session throws a 503. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && error.status === 503);
