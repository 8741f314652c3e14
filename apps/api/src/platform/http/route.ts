import type { Call, CallResponse, PartOutput } from "@boab/contracts/common/call";
import type { FastifyReply } from "fastify";
import type { Access } from "./access.ts";
import type { Actor, Member } from "./actor.ts";

export interface RateLimit {
  /** How many calls one actor (or IP address) may make … */
  points: number;
  /** … within this many seconds. */
  seconds: number;
}

export interface RouteOptions {
  access: Access;
  limit?: RateLimit;
  /**
   * Seconds a shared cache may keep a public response; without it responses are private, no-store.
   */
  cacheSeconds?: number;
  bodyLimit?: number;
  /** A read that hands out something like a key: as with a write, only our own pages may ask. */
  isSameOriginOnly?: boolean;
  /** What the audit log says when staff read somebody's personal data this way, e.g. `list enquiries`. */
  staffRead?: StaffRead;
}

export interface StaffRead {
  act: string;
  objectType: string;
}

/** Everything a handler may know about a request. */
export interface RouteInput<C extends Call> {
  params: PartOutput<C["params"]>;
  query: PartOutput<C["query"]>;
  body: PartOutput<C["body"]>;
  actor: Actor;
  /** The actor of a route that is closed to visitors. */
  member(): Member;
  origin: RequestOrigin;
}

/** Where a request came from: for audit lines, logs and idempotent responses. */
export interface RequestOrigin {
  ip: string;
  requestId: string;
  idempotencyKey: string | undefined;
}

export interface Route {
  call: Call;
  options: RouteOptions;
  handle(input: RouteInput<Call>, reply: FastifyReply): Promise<unknown>;
}

/** Binds a call of the contract to its access policy and its use case. */
export function route<C extends Call>(
  call: C,
  options: RouteOptions,
  handle: (input: RouteInput<C>, reply: FastifyReply) => Promise<CallResponse<C>>,
): Route {
  return { call, options, handle: handle as Route["handle"] };
}
