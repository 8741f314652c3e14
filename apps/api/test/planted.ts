import { defineCall } from "@boab/contracts/common/call";
import { z } from "zod";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";

/** A route of the test's own, to see how the server handles what it does. */
export function makeTestRoute(path: string, handle: () => Promise<{ done: true }>): Route {
  const call = defineCall({
    method: "GET",
    path,
    summary: "Planted by a test",
    response: z.strictObject({ done: z.literal(true) }),
  });
  return route(call, { access: anyone }, handle);
}
