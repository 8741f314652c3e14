import { createHash } from "node:crypto";
import { toIpGroup } from "@boab/contracts/common/address-group";
import type { Call } from "@boab/contracts/common/call";
import { idempotencyKeyField } from "./form.ts";

/** How long the API repeats its response to a form that was sent without a key. */
const derivedKeySeconds = 600;

const formKeys = new WeakMap<Request, string>();

/** The key sent with a form applies to every write of its action. */
export function rememberFormKey(request: Request, key: string): void {
  formKeys.set(request, key);
}

/**
 * Lets the API recognise a write that is sent twice. The content is part of the key: a form that is corrected after an
 * error is a new request, and the same form sent again after a lost connection is the same request. A page from a
 * shared cache has no key until its script runs, so visitor, page and content replace it.
 */
export async function makeIdempotencyHeaders(
  request: Request,
  call: Call,
  input: unknown,
): Promise<Record<string, string>> {
  if (call.method === "GET") return {};
  const content = [call.method, call.path, input];
  const formKey = formKeys.get(request) ?? (await readFormKey(request));
  if (formKey !== undefined) return { "idempotency-key": digest([formKey, ...content]) };
  return {
    "idempotency-key": digest([
      ...identifyVisitor(request),
      new URL(request.url).pathname,
      ...content,
    ]),
    "idempotency-key-seconds": String(derivedKeySeconds),
  };
}

/** An id that is the same when the same form is sent again, for what a browser without a cookie is known by. */
export const deriveFormId = (request: Request, values: Record<string, string>): string =>
  digest([formKeys.get(request) ?? [...identifyVisitor(request), values]]);

const isFormContentType = (type: string | null) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type ?? "");

/** An action without values doesn't read its form, so the key is read from the form here. */
async function readFormKey(request: Request): Promise<string | undefined> {
  if (request.bodyUsed || !isFormContentType(request.headers.get("content-type"))) return undefined;
  const key = (await request.clone().formData()).get(idempotencyKeyField);
  return typeof key === "string" && key !== "" ? key : undefined;
}

const digest = (parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

function identifyVisitor({ headers }: Request): string[] {
  const session = /(?:^|;\s*)__Host-boab_session=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1];
  if (session) return [session];
  return [toIpGroup(headers.get("x-forwarded-for") ?? ""), headers.get("user-agent") ?? ""];
}
