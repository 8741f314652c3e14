import { makeLogger } from "../../../apps/api/src/platform/log/log.ts";
import { buildServices } from "../../../apps/api/src/wiring.ts";
import { makeTestConfig } from "../../../apps/api/test/config.ts";
import { toSampleUrl } from "../../../apps/api/test/routes.ts";

export interface LimitedRoute {
  method: string;
  /** Fits the contract and leads to nobody. */
  path: string;
  points: number;
  seconds: number;
  isOwn: boolean;
}

/** What a route allows that says nothing about it. */
const defaultLimits = { read: { points: 600, seconds: 60 }, write: { points: 60, seconds: 60 } };

/** Every route with how often it may be called; asks neither database nor provider. */
export function listLimitedRoutes(): LimitedRoute[] {
  const log = makeLogger("silent", "script");
  const { routes } = buildServices(makeTestConfig("no_database_is_asked"), "sender", log);
  return routes.map(({ call, options }) => ({
    method: call.method,
    path: toSampleUrl(call),
    ...(options.limit ?? defaultLimits[call.method === "GET" ? "read" : "write"]),
    isOwn: options.limit !== undefined,
  }));
}
