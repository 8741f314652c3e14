import Stripe from "stripe";
import { afterAll, beforeAll, expect } from "vitest";
import {
  makeSandboxControl,
  type SandboxControl,
  type SandboxOptions,
  startSandbox,
} from "../../src/index.ts";

export interface TestSandbox {
  stripe: Stripe;
  control: SandboxControl;
  origin: string;
  port: number;
  seed: number;
}

/** A client of a sandbox on this machine. */
export function makeClient(port: number, config: Stripe.StripeConfig = {}): Stripe {
  return new Stripe("sk_test_sandbox1234567890", {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });
}

/** A sandbox for the file. It fails if any response or event did not match the contract. */
export function useSandbox(options: SandboxOptions = {}): TestSandbox {
  const testSandbox = {} as TestSandbox;
  beforeAll(async () => {
    const running = await startSandbox(options);
    const { origin, port, seed } = running;
    process.stdout.write(`Stripe sandbox: webhooks shuffled with seed ${seed}\n`);
    testSandbox.stripe = makeClient(port);
    testSandbox.control = makeSandboxControl(origin);
    testSandbox.origin = origin;
    testSandbox.port = port;
    testSandbox.seed = seed;
    return async () => running.stop();
  });
  afterAll(async () => {
    const { violations } = await testSandbox.control.status();
    expect(violations, `seed ${testSandbox.seed}`).toEqual([]);
  });
  return testSandbox;
}
