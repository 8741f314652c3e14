import type { ClientActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";

/**
 * The address holds a token: no cache keeps the page and no other site hears of it. Our own server
 * must: with `no-referrer` the browser would hide the origin of the form, which we ask for.
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
