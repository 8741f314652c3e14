import { toLoggedPath } from "@boab/contracts/common/log-safe";
import type { FastifyInstance } from "fastify";
import { auditRefusal } from "../audit/audit.ts";
import { type Db, inTransaction } from "../db/db.ts";
import { isWrite } from "./refuse-cross-site.ts";

const forbiddenStatus = 403;

/**
 * Audits every refused write of a member before the response is sent, with one line per call and hour. The refusal
 * stands even if the line cannot be written; that error is logged.
 */
export function auditRefusals(app: FastifyInstance, db: Db): void {
  app.addHook("onSend", async (request, reply) => {
    const { actor } = request;
    // A visitor could fill the log without end; their refusals are in the request metrics, by route and status.
    if (actor?.kind !== "member" || reply.statusCode !== forbiddenStatus || !isWrite(request))
      return;
    await inTransaction(db, (tx) =>
      auditRefusal(tx, {
        actorId: actor.userId,
        act: "refused write",
        objectType: "route",
        objectId: `${request.method} ${request.routeOptions.url}`,
        changes: { path: toLoggedPath(request.url).slice(0, 300) },
        ip: request.ip,
        requestId: request.id,
      }),
    ).catch((error: unknown) =>
      request.log.error({ err: error }, "refused write could not be audited"),
    );
  });
}
