// Its types add cookies to requests and replies.
import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The prefix makes browsers require Secure, Path=/ and no Domain. */
export const sessionCookieName = "__Host-boab_session";

export const sessionDays = 14;

const cookieAttributes = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookieName];

export function setSessionCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(sessionCookieName, value, {
    ...cookieAttributes,
    maxAge: sessionDays * 24 * 60 * 60,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName, cookieAttributes);
}
