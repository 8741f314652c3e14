import type Stripe from "stripe";
import type { DeliveryPolicy } from "../webhooks/policy.ts";
import type { Delivery } from "../webhooks/webhooks.ts";
import type { Fault } from "./faults.ts";

export interface SandboxStatus {
  now: number;
  seed: number;
  /** Responses and events that did not match the contract: a test run expects none. */
  violations: string[];
  policy: DeliveryPolicy;
  faults: Fault[];
}

export type SandboxControl = ReturnType<typeof makeSandboxControl>;

/**
 * Commands for a running sandbox.
 *
 * @example await makeSandboxControl("http://127.0.0.1:12111").advanceClock(30 * 24 * 3600)
 */
export function makeSandboxControl(origin: string) {
  const get = async <T>(path: string): Promise<T> => read(await fetch(`${origin}/_sandbox${path}`));
  const post = async <T = void>(path: string, body: object = {}): Promise<T> =>
    read(
      await fetch(`${origin}/_sandbox/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  return {
    status: () => get<SandboxStatus>(""),
    deliveries: () => get<Delivery[]>("/deliveries"),
    /** Forgets everything but the configured webhook endpoints and the violations. */
    reset: () => post("reset"),
    /** Lets trials end, subscriptions renew, sessions expire and money become available. */
    advanceClock: (seconds: number) => post<{ now: number }>("clock", { seconds }),
    advanceClockTo: (to: number) => post<{ now: number }>("clock", { to }),
    addFault: (fault: Fault) => post("faults", fault),
    clearFaults: () => post("faults/clear"),
    raiseDispute: (dispute: { charge: string; amount?: number; reason?: string }) =>
      post<Stripe.Dispute>("disputes", dispute),
    closeDispute: (dispute: string, outcome: "won" | "lost") =>
      post<Stripe.Dispute>("disputes/close", { dispute, outcome }),
    /** Pays out what an account has available. */
    payOut: (account: string) => post<Stripe.Payout>("payouts", { account }),
    failPayout: (account: string, payout: string, code?: string) =>
      post<Stripe.Payout>("payouts/fail", { account, payout, code }),
    /** Stripe wants to know more: capabilities are off until it does. */
    requireFromAccount: (account: string, due: string[]) =>
      post<Stripe.Account>("accounts/require", { account, due }),
    /** Puts whole objects of the platform in place, without a word to anybody: many at once, or one that is wrong. */
    putObjects: (objects: object[]) => post("objects", { objects }),
    /** As if it had never been. */
    deleteObject: (id: string) => post("objects/forget", { id }),
    setWebhooks: (policy: Partial<DeliveryPolicy>) => post<DeliveryPolicy>("webhooks", policy),
    releaseWebhooks: () => post("webhooks/release"),
    /** Resolves when every webhook has arrived or was given up. */
    settleWebhooks: () => post("webhooks/settle"),
    resendEvent: (event: string) => post("webhooks/resend", { event }),
  };
}

async function read<T>(response: Response): Promise<T> {
  const body = await response.json();
  if (!response.ok) throw new Error(`The sandbox refused: ${JSON.stringify(body)}`);
  return body as T;
}
