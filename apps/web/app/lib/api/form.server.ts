import { data } from "react-router";
import { toBoundaryError } from "./api.server.ts";
import { ApiError } from "./errors.ts";
import { type FormFailure, type FormSuccess, idempotencyKeyField } from "./form.ts";
import { rememberFormKey } from "./once.server.ts";

/** The text fields of a posted form. Empty ones are left out, as an optional field expects. */
export async function readFormValues(request: Request): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of await readForm(request)) {
    if (typeof value !== "string" || value.trim() === "") continue;
    if (name === idempotencyKeyField) rememberFormKey(request, value);
    else values[name] = value;
  }
  return values;
}

/** A body that isn't a form doesn't come from our pages, so it is the client's error (400) and not the server's. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    throw toBoundaryError(new ApiError({ code: "bad_request", status: 400 }, cause));
  }
}

/** Runs an action's API call and turns a refusal into what the form shows, with its HTTP status. */
export async function runFormCall<Value>(
  run: () => Promise<Value>,
  values: Record<string, string> = {},
  /** The sentence to show when the server's response contains none. */
  defaultError?: string,
) {
  try {
    const success: FormSuccess<Value> = { ok: true, response: await run() };
    return data<FormSuccess<Value> | FormFailure>(success);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, sentence, isSaidByServer, fields, status, challenge } = error;
    const message = isSaidByServer ? sentence : (defaultError ?? sentence);
    const failure: FormFailure = {
      ok: false,
      code,
      error: message,
      fields,
      values,
      ...(challenge && { challenge }),
    };
    return data<FormSuccess<Value> | FormFailure>(failure, { status });
  }
}

/** A failure that the web server itself returns before calling the API. */
export function makeFieldRefusal(fields: Record<string, string>, values: Record<string, string>) {
  const error = Object.values(fields).join(" ");
  const failure: FormFailure = { ok: false, code: "bad_request", error, fields, values };
  return data(failure, { status: 400 });
}
