import type { Buyer } from "./visitors.ts";

/** Presses of "Pay with card": how long each took, and whether a refusal said why. */
export function makeCheckoutRecorder() {
  const unexplainedRefusals: string[] = [];
  let refusedCount = 0;
  let slowestMs = 0;

  return {
    /** Whether they could go on to pay. */
    async checkOut({ call, cart }: Buyer, situation: string): Promise<boolean> {
      const startedAt = performance.now();
      const response = await call("POST", "/pay/checkout", cart).catch(() => undefined);
      const body = (await response?.json().catch(() => ({}))) as { code?: string; error?: string };
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      if (response?.ok) return true;
      refusedCount++;
      if (body?.code !== "checkout_failed" || !body.error)
        unexplainedRefusals.push(`${situation}: ${response?.status} ${body?.code}`);
      return false;
    },
    unexplainedRefusals: unexplainedRefusals,
    refused: () => refusedCount,
    slowestSeconds: () => slowestMs / 1000,
  };
}
