import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import type { FastifyInstance } from "fastify";
import { auditRead } from "../audit/audit.ts";
import type { Db } from "../db/db.ts";

/**
 * Audits whenever staff read somebody's personal data, as the privacy policy promises. The line is written before the
 * response is sent, so that nothing is shown without a record.
 */
export function auditStaffReads(app: FastifyInstance, db: Db): void {
  app.addHook("onSend", async (request, reply) => {
    const { actor } = request;
    const { staffRead } = request.routeOptions.config;
    if (!staffRead || actor?.kind !== "member" || !hasStaffStatus(actor) || reply.statusCode >= 300)
      return;
    const [objectId = null] = Object.values(request.params as Record<string, string>);
    if (objectId === actor.userId) return;
    const { why } = request.query as { why?: string };
    await auditRead(db, {
      actorId: actor.userId,
      ...staffRead,
      objectId,
      // The call has already checked the reason.
      ...(why && { changes: { why } }),
      ip: request.ip,
      requestId: request.id,
    });
  });
}
