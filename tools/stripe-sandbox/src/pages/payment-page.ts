import type { FastifyInstance } from "fastify";
import { payOnce } from "../checkout/complete-session.ts";
import { decodeForm } from "../contract/read-parameters.ts";
import { makeContext, type Sandbox } from "../sandbox.ts";
import { findObject } from "../state/change.ts";
import { PLATFORM } from "../state/objects.ts";

/**
 * What Stripe's own Checkout page calls. It is not part of the published API, but the CLI pays
 * sessions this way.
 */
export function registerPaymentPageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const ctx = makeContext(sandbox, PLATFORM);
  app.get<{ Params: { id: string } }>("/v1/payment_pages/:id", async ({ params }, reply) => {
    const session = findObject(ctx, "checkout.session", params.id);
    return session ? { id: params.id, object: "checkout.session" } : reply.status(404).send({});
  });
  app.post<{ Params: { id: string } }>("/v1/payment_pages/:id/confirm", async (request, reply) => {
    const { payment_method: card } = decodeForm(String(request.body ?? ""));
    const session = findObject(ctx, "checkout.session", request.params.id);
    const method = findObject(ctx, "payment_method", String(card));
    if (session?.status !== "open" || !method) return reply.status(400).send({});
    const { email, name } = method.billing_details;
    return payOnce(ctx, session, { method, email: email ?? "", name: name ?? "" });
  });
}
