import type { ClientActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";

/**
 * The URL contains a token, so the page must not be cached or leak to other sites. Same-origin only
 * instead of `no-referrer`, because our server checks the form's Origin.
 */
export const headers = () => ({
  "Cache-Control": PRIVATE_PAGE,
  "Referrer-Policy": "same-origin",
});

/** What the mailed links have in common: a token in the address, and one button that uses it. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get("token"),
});

export const clientAction = (args: ClientActionFunctionArgs) => orUnreachable<FormResult>(args);
