import type { readingActs } from "@boab/contracts/admin/audit-acts";
import type { Call, CallResponse, PartOutput } from "@boab/contracts/common/call";
import type { FastifyReply } from "fastify";
import type { Access } from "./access.ts";
import type { Actor, Member } from "./actor.ts";

export interface RateLimit {
  /** The max calls of one member, or of one network without a proof of work. */
  points: number;
  /** The period in which the calls are counted. */
  seconds: number;
}

/** The limit that everybody on a network shares. Beyond it, each further act needs a proof of work. */
export interface NetworkLimit extends RateLimit {
  name: string;
}

export interface RouteOptions {
  access: Access;
  limit?: RateLimit;
  /** How long a shared cache may store a public response. Without it, responses are private and not stored. */
  cacheSeconds?: number;
  bodyLimit?: number;
  /** A read that hands out something like a key: as with a write, only our own pages may ask. */
  isSameOriginOnly?: boolean;
  /** An error also contains `stat: false` and its sentence as `message`, as the specification requires. */
  failsWithStat?: boolean;
  /** The audit entry for when staff read personal data by this call, e.g. `list enquiries`. */
  staffRead?: StaffRead;
}

export interface StaffRead {
  act: (typeof readingActs)[number];
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
  /** Counts one for the caller's network; throws when a proof of work is needed first. */
  countForNetwork(limit: NetworkLimit): Promise<void>;
}

/** Where a request came from: for audit lines and logs. */
export interface RequestOrigin {
  ip: string;
  requestId: string;
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
  return { call, options, handle };
}
