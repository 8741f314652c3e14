import { createHash } from "node:crypto";
import { toIpGroup } from "@boab/contracts/common/address-group";
import type { FastifyInstance } from "fastify";
import { getProofHeader, type Proofs } from "./proof-of-work.ts";
import { readSessionCookie } from "./session-cookie.ts";

/**
 * The limit is far above what one person does, and enough for many behind one IP address. Each call's own limit is
 * counted later, per person.
 */
export const sessionLimit = { points: 3_000, seconds: 60 };
/** Beyond this many IP addresses in a minute the count starts over, so that it stays small. */
const maxIps = 50_000;

/** A session that was a member's a moment ago is not part of a flood of made-up ones. */
const knownSessionTtlMs = 10 * 60 * 1000;
const maxKnownSessions = 50_000;

const digest = (session: string) => createHash("sha256").update(session).digest("base64url");

/**
 * Counts requests with a session by IP address, in this process, before anything is verified or queried: a flood of
 * made-up cookies must cost almost nothing. Sessions of known members are not counted, so that others behind their IP
 * address can't lock them out. A new session beyond the limit needs a proof of work.
 */
export function limitByIp(
  app: FastifyInstance,
  proofs: Proofs,
  now: () => number = Date.now,
): void {
  const knownSessions = new Map<string, number>();
  const isKnown = (session: string) => (knownSessions.get(digest(session)) ?? 0) > now();

  const periodMs = sessionLimit.seconds * 1000;
  const counts = new Map<string, number>();
  let endsAt = now() + periodMs;

  function countRequest(ip: string): number {
    if (now() >= endsAt || counts.size >= maxIps) {
      counts.clear();
      endsAt = now() + periodMs;
    }
    const requests = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, requests);
    return requests;
  }

  app.addHook("onRequest", async (request, reply) => {
    const session = readSessionCookie(request);
    if (!session || isKnown(session)) return;
    const requests = countRequest(toIpGroup(request.ip));
    if (requests <= sessionLimit.points) return;
    const purpose = { rule: "session", ip: request.ip };
    if (await proofs.redeem(getProofHeader(request), purpose)) return;
    reply.header("retry-after", Math.ceil((endsAt - now()) / 1000));
    throw await proofs.makeChallengeError(purpose, requests / sessionLimit.points);
  });

  app.addHook("onResponse", async (request) => {
    const session = readSessionCookie(request);
    if (!session || request.actor?.kind !== "member") return;
    if (knownSessions.size >= maxKnownSessions) knownSessions.clear();
    knownSessions.set(digest(session), now() + knownSessionTtlMs);
  });
}
