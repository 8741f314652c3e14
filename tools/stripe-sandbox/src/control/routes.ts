import type { FastifyInstance } from "fastify";
import { advanceClock } from "../clock/advance.ts";
import { changeAccount } from "../connect/account-state.ts";
import { StripeError } from "../http/stripe-error.ts";
import { computeAvailableBalance } from "../money/balance.ts";
import { closeDispute, raiseDispute } from "../money/disputes.ts";
import { createPayout, failPayout } from "../money/payouts.ts";
import { makeContext, type Sandbox } from "../sandbox.ts";
import { get, listObjects } from "../state/change.ts";
import { type AnyObject, PLATFORM } from "../state/objects.ts";
import type { DeliveryPolicy } from "../webhooks/policy.ts";
import type { Fault, Faults } from "./faults.ts";

export interface Controls {
  sandbox: Sandbox;
  faults: Faults;
  seed: number;
  reset(): void;
}

/** What tests may do that no client of Stripe can. */
export function registerControlRoutes(
  app: FastifyInstance,
  { sandbox, faults, seed, reset }: Controls,
): void {
  const platform = makeContext(sandbox, PLATFORM);
  const post = <B>(path: string, run: (body: B) => unknown) =>
    app.post(`/_sandbox/${path}`, async (request, reply) => {
      try {
        return (await run((request.body ?? {}) as B)) ?? { ok: true };
      } catch (error) {
        if (!(error instanceof StripeError)) throw error;
        return reply.status(error.status).send({ error: error.details });
      }
    });

  app.get("/_sandbox", async () => ({
    now: sandbox.clock.now(),
    seed,
    violations: sandbox.violations,
    policy: sandbox.webhooks.policy,
    faults: faults.list(),
  }));
  app.get("/_sandbox/deliveries", async () => sandbox.webhooks.deliveries);

  post("reset", reset);
  post<{ seconds?: number; to?: number }>("clock", ({ seconds = 0, to }) => {
    advanceClock(sandbox, to ?? sandbox.clock.now() + seconds);
    return { now: sandbox.clock.now() };
  });
  post<Fault>("faults", (fault) => faults.add(fault));
  post("faults/clear", () => faults.clear());

  post<{ charge: string; amount?: number; reason?: string }>(
    "disputes",
    ({ charge, ...details }) => {
      raiseDispute(platform, get(platform, "charge", charge, "charge"), details);
      return listObjects(platform, "dispute")[0];
    },
  );
  post<{ dispute: string; outcome: "won" | "lost" }>("disputes/close", ({ dispute, outcome }) =>
    closeDispute(platform, get(platform, "dispute", dispute, "dispute"), outcome),
  );
  post<{ account?: string; currency?: string }>(
    "payouts",
    ({ account = PLATFORM, currency = "aud" }) => {
      const ctx = makeContext(sandbox, account);
      return createPayout(ctx, {
        amount: computeAvailableBalance(ctx, currency),
        currency,
        isAutomatic: true,
      });
    },
  );
  post<{ account?: string; payout: string; code?: string }>(
    "payouts/fail",
    ({ account = PLATFORM, payout, code }) => {
      const ctx = makeContext(sandbox, account);
      return failPayout(ctx, get(ctx, "payout", payout, "payout"), code);
    },
  );
  post<{ account: string; due: string[] }>("accounts/require", ({ account, due }) =>
    changeAccount(sandbox, get(platform, "account", account, "account"), { due }),
  );

  post<{ objects: AnyObject[] }>("objects", ({ objects }) => {
    for (const object of objects) sandbox.store.put(PLATFORM, object);
  });
  post<{ id: string }>("objects/forget", ({ id }) => sandbox.store.remove(id));

  post<Partial<DeliveryPolicy>>("webhooks", (changes) => {
    Object.assign(sandbox.webhooks.policy, changes);
    return sandbox.webhooks.policy;
  });
  post("webhooks/release", () => sandbox.webhooks.release());
  post("webhooks/settle", async () => {
    await sandbox.webhooks.settle();
  });
  post<{ event: string }>("webhooks/resend", ({ event }) => {
    const entry = sandbox.store.findAnywhere(event);
    if (entry?.object.object !== "event") return { ok: false };
    sandbox.webhooks.deliver(entry.object, entry.owner !== PLATFORM);
  });
}
