import { addressGroup } from "@boab/contracts/common/address-group";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { readSessionCookie } from "./session-cookie.ts";

/**
 * Far above what a person does, and enough for many behind one address. What each call allows is
 * counted later, by person.
 */
export const sessionLimit = { points: 3_000, seconds: 60 };
/** Beyond this many addresses in a minute, the count starts over: it must stay small. */
const mostAddresses = 50_000;

/**
 * Counts requests with a session by address, in this process, before anything is verified or
 * queried: a flood of made-up cookies must cost us next to nothing.
 */
export function limitAddresses(app: FastifyInstance, now: () => number = Date.now): void {
  const periodMs = sessionLimit.seconds * 1000;
  const counts = new Map<string, number>();
  let endsAt = now() + periodMs;

  function count(address: string): number {
    if (now() >= endsAt || counts.size >= mostAddresses) {
      counts.clear();
      endsAt = now() + periodMs;
    }
    const requests = (counts.get(address) ?? 0) + 1;
    counts.set(address, requests);
    return requests;
  }

  app.addHook("onRequest", async (request, reply) => {
    if (!readSessionCookie(request)) return;
    if (count(addressGroup(request.ip)) <= sessionLimit.points) return;
    reply.header("retry-after", Math.ceil((endsAt - now()) / 1000));
    throw new AppError("too_many_requests");
  });
}
