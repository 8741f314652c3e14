import { data } from "react-router";
import { forBoundary } from "./api.server.ts";
import { ApiError } from "./errors.ts";
import type { FormFailure, FormSuccess } from "./form.ts";

/** The text fields of a posted form. Empty ones are left out, as an optional field expects. */
export async function formValues(request: Request): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of await readForm(request)) {
    if (typeof value === "string" && value.trim() !== "") values[name] = value;
  }
  return values;
}

/** A body that is no form comes from no page of ours: the request is wrong, not the server. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    throw forBoundary(new ApiError({ code: "bad_request", status: 400 }, cause));
  }
}

/** Runs an action's API call and turns a refusal into what the form shows, with its HTTP status. */
export async function formResult<Value>(
  run: () => Promise<Value>,
  values: Record<string, string> = {},
  /** Said when the server has no words of its own. */
  otherwise?: string,
) {
  try {
    const success: FormSuccess<Value> = { ok: true, response: await run() };
    return data<FormSuccess<Value> | FormFailure>(success);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, sentence, isSaidByServer, fields, status } = error;
    const words = isSaidByServer ? sentence : (otherwise ?? sentence);
    const failure: FormFailure = { ok: false, code, error: words, fields, values };
    return data<FormSuccess<Value> | FormFailure>(failure, { status });
  }
}
