import { isAdmin } from "@boab/contracts/accounts/roles";
import type { FastifyInstance } from "fastify";
import { auditRead } from "../audit/audit.ts";
import type { Db } from "../db/db.ts";

/**
 * Whenever staff read somebody's personal data, a line says so, as the privacy policy promises. It is written before the
 * response is sent: what cannot be recorded is not shown.
 */
export function auditStaffReads(app: FastifyInstance, db: Db): void {
  app.addHook("onSend", async (request, reply) => {
    const { actor } = request;
    const { staffRead } = request.routeOptions.config;
    if (!staffRead || actor?.kind !== "member" || !isAdmin(actor) || reply.statusCode >= 300)
      return;
    const [objectId = null] = Object.values(request.params as Record<string, string>);
    if (objectId === actor.userId) return;
    const { why } = request.query as { why?: string };
    await auditRead(db, {
      actorId: actor.userId,
      ...staffRead,
      objectId,
      // A call that asks for a reason has checked it.
      ...(why && { changes: { why } }),
      ip: request.ip,
      requestId: request.id,
    });
  });
}
