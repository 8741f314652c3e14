import type { FastifyInstance } from "fastify";
import { writeAudit } from "../audit/audit.ts";
import { type Db, inTransaction } from "../db/db.ts";
import { isWrite } from "./refuse-cross-site.ts";

const forbidden = 403;

/**
 * Every refused write is audited before the response is sent. The refusal stands even if the line
 * cannot be written; the log then says so.
 */
export function auditRefusals(app: FastifyInstance, db: Db): void {
  app.addHook("onSend", async (request, reply) => {
    const { actor } = request;
    // A visitor could fill the log without end; their refusals are in the request metrics, by route and status.
    if (actor?.kind !== "member" || reply.statusCode !== forbidden || !isWrite(request)) return;
    await inTransaction(db, (tx) =>
      writeAudit(tx, {
        actorId: actor.userId,
        act: "refused write",
        objectType: "route",
        objectId: `${request.method} ${request.routeOptions.url}`,
        changes: { path: (request.url.split("?")[0] ?? "").slice(0, 300) },
        ip: request.ip,
        requestId: request.id,
      }),
    ).catch((error: unknown) =>
      request.log.error({ err: error }, "refused write could not be audited"),
    );
  });
}
