import { data, isRouteErrorResponse } from "react-router";
import { sentenceOf } from "./errors.ts";
import type { FormFailure } from "./form.ts";

interface ClientActionArgs<Value> {
  request: Request;
  serverAction: () => Promise<Value>;
}

/**
 * A `clientAction` that turns a server out of reach into a refusal of the form, so that the page
 * stays with all that was typed: `(args) => orUnreachable(args, { save: accountTexts.saveFailed })`.
 */
export async function orUnreachable<Value>(
  { request, serverAction }: ClientActionArgs<Value>,
  /** What an intent says instead of the general sentence; `""` for a form without one. */
  sentences: Record<string, string> = {},
) {
  const values = Object.fromEntries(await request.clone().formData()) as Record<string, string>;
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const failure: FormFailure = {
      ok: false,
      code: "not_available",
      error: sentences[values.intent ?? ""] ?? sentenceOf("not_available"),
      fields: {},
      values,
    };
    return data(failure, { status: 503 });
  }
}

/** No connection is a `TypeError` of the browser; a guard that cannot ask who is there throws a 503. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && error.status === 503);
