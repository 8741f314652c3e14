import { setTimeout as sleep } from "node:timers/promises";
import { advanceClock } from "../clock/advance.ts";
import { findCall, type Match } from "../contract/operations.ts";
import { decodeForm, type RequestParameters, readParameters } from "../contract/read-parameters.ts";
import { apiVersion, contract } from "../contract/schema.ts";
import { check, checkEvent } from "../contract/validate.ts";
import type { Fault, Faults } from "../control/faults.ts";
import { operations } from "../resources/all.ts";
import { type Context, noteMistake, type Sandbox } from "../sandbox.ts";
import { makeId } from "../state/ids.ts";
import { PLATFORM } from "../state/objects.ts";
import { checkKey } from "./authenticate.ts";
import { expand } from "./expand.ts";
import type { Idempotency, Reply } from "./idempotency.ts";
import { refuseOtherParameters } from "./operation.ts";
import { makeInvalidRequestError, StripeError } from "./stripe-error.ts";

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: {
    authorization: string | undefined;
    account: string | undefined;
    idempotencyKey: string | undefined;
    version: string | undefined;
  };
}

export interface ApiReply extends Reply {
  requestId: string;
  isReplayed: boolean;
  /** The work is done, but the client will not hear of it. */
  isDropped: boolean;
}

interface Services {
  sandbox: Sandbox;
  idempotency: Idempotency;
  faults: Faults;
}

/** One call of the API, from the key to the checked response. */
export async function handleCall(services: Services, request: ApiRequest): Promise<ApiReply> {
  const requestId = makeId("req", 14);
  const reply = { requestId, isReplayed: false, isDropped: false };
  try {
    checkKey(request.headers.authorization);
    const account = resolveAccountId(services.sandbox, request.headers.account);
    const match = findCall(request.method, request.path);
    if (!match) throw makeUnknownUrlError(request);
    const raw = decodeForm(request.method === "POST" ? request.body : request.query);
    const { idempotencyKey = null } = request.headers;
    const isPinned = request.headers.version === apiVersion;
    const ctx: Context = {
      sandbox: services.sandbox,
      account,
      request: { id: requestId, idempotencyKey, isPinned },
      path: request.path,
    };
    return { ...reply, ...(await perform(services, ctx, match, raw, request)) };
  } catch (error) {
    return { ...reply, ...toReply(services.sandbox, error) };
  }
}

async function perform(
  { idempotency, faults, sandbox }: Services,
  ctx: Context,
  match: Match,
  raw: RequestParameters,
  { method, path }: ApiRequest,
): Promise<Partial<ApiReply> & Reply> {
  const scopedKey = method === "POST" ? toScopedKey(ctx) : undefined;
  const fingerprint = `${path} ${JSON.stringify(raw)}`;
  const earlier = scopedKey && idempotency.begin(scopedKey, fingerprint, sandbox.clock.now());
  if (earlier) return { ...earlier, isReplayed: true };

  let fault: Fault | undefined;
  let parameters: RequestParameters;
  try {
    fault = faults.take(match.call.operationId);
    if (fault?.kind === "delay") await sleep(fault.delayMs ?? 1000);
    if (fault?.kind === "status") throw makeInjectedError(fault.status ?? 503);
    parameters = validateParameters(ctx, match, raw);
  } catch (error) {
    // Nothing has started, so nothing is saved: the same key may try again.
    if (scopedKey) idempotency.release(scopedKey);
    throw error;
  }

  let reply = respond(ctx, match, parameters);
  // Some things are due as soon as they exist, such as the notice of a very short trial.
  if (method === "POST") advanceClock(sandbox, sandbox.clock.now());
  if (fault?.kind === "fail_after_commit") reply = toReply(sandbox, makeInjectedError(500));
  if (scopedKey) idempotency.save(scopedKey, reply);
  return { ...reply, isDropped: fault?.kind === "drop_after_commit" };
}

/** Two accounts may use the same key. */
function toScopedKey({ account, request }: Context): string | undefined {
  return request?.idempotencyKey ? `${account} ${request.idempotencyKey}` : undefined;
}

function validateParameters(
  ctx: Context,
  { call }: Match,
  raw: RequestParameters,
): RequestParameters {
  const given = { ...raw };
  // The CLI asks for no version and still sends this; the contract's version no longer has it.
  if (!ctx.request?.isPinned) delete given.payment_method_types;
  const read = readParameters(call.parameters, given);
  if (!read.ok)
    throw makeInvalidRequestError(read.problem.message, read.problem.param, read.problem.code);
  refuseOtherParameters(read.parameters, operations[call.operationId]?.modelledParameters ?? []);
  return read.parameters;
}

function respond(ctx: Context, { call, ids }: Match, parameters: RequestParameters): Reply {
  try {
    const operation = operations[call.operationId];
    if (!operation) throw new Error(`Nothing answers ${call.operationId}.`);
    const result = operation.run(ctx, parameters, ids);
    const paths = Array.isArray(parameters.expand) ? parameters.expand.map(String) : [];
    const body = expand(ctx, result, paths);
    checkResponse(call.operationId, call.response, body);
    return { status: 200, body };
  } catch (error) {
    return toReply(ctx.sandbox, error);
  }
}

function checkResponse(operationId: string, schema: object, body: unknown): void {
  // An event is checked against the schema of its own type, not against all of them.
  if (operationId === "Events.retrieve") checkEvent(body as { type: string });
  else if (operationId === "Events.list")
    for (const event of (body as { data: { type: string }[] }).data) checkEvent(event);
  else check(operationId, schema, body);
}

/** Refusals keep Stripe's shape; anything else is a mistake of the sandbox and is counted as one. */
function toReply(sandbox: Sandbox, error: unknown): Reply {
  if (error instanceof StripeError) {
    const body = { error: error.details };
    try {
      check("error", contract.components.schemas.error ?? {}, body);
      return { status: error.status, body };
    } catch (violation) {
      return toReply(sandbox, violation);
    }
  }
  const message = error instanceof Error ? error.message : String(error);
  noteMistake(sandbox, error);
  return { status: 500, body: { error: { type: "api_error", message: `Sandbox: ${message}` } } };
}

function resolveAccountId(sandbox: Sandbox, id: string | undefined): string {
  if (id === undefined) return PLATFORM;
  if (sandbox.store.find(PLATFORM, "account", id)) return id;
  throw new StripeError(403, {
    type: "invalid_request_error",
    code: "account_invalid",
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

function makeUnknownUrlError({ method, path }: ApiRequest): StripeError {
  return new StripeError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function makeInjectedError(status: number): StripeError {
  const kinds = {
    409: { type: "invalid_request_error", code: "lock_timeout" },
    429: { type: "rate_limit_error", code: "rate_limit" },
  } as const;
  return new StripeError(status, {
    ...(kinds[status as keyof typeof kinds] ?? { type: "api_error" }),
    message: `The sandbox was told to answer ${status}.`,
  });
}
