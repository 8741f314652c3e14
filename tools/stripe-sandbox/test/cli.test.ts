import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { useSandbox } from "./support/use-sandbox.ts";

const sandbox = useSandbox();
const cli = fileURLToPath(import.meta.resolve("@stripe/cli/bin/shim.js"));
const home = mkdtempSync(join(tmpdir(), "stripe-cli-"));

/** Stripe's own CLI: a client that shares no code with the SDK. */
async function runCli(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, ...args, "--api-base", sandbox.origin, "--api-key", "sk_test_sandbox1234567890"],
    {
      env: { HOME: home, XDG_CONFIG_HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: "1" },
      timeout: 20_000,
    },
  );
  return stdout;
}

describe("Stripe's CLI", () => {
  it.each([
    "payment_intent.succeeded",
    "payment_intent.payment_failed",
    "charge.refunded",
    "charge.dispute.created",
    "customer.subscription.created",
    "customer.subscription.updated",
    "customer.subscription.trial_will_end",
    "price.updated",
    "payout.created",
    "checkout.session.completed",
    "checkout.session.expired",
    "test_helpers.test_clock.advancing",
  ])("triggers %s", async (type) => {
    await runCli("trigger", type);
    const { data } = await sandbox.stripe.events.list({ type });
    expect(data.length).toBeGreaterThan(0);
  });
});
