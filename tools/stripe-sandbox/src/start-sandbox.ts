import { randomInt } from "node:crypto";
import type { AddressInfo } from "node:net";
import type Stripe from "stripe";
import { advanceClock } from "./clock/advance.ts";
import { createClock } from "./clock/clock.ts";
import { complete } from "./contract/complete.ts";
import { createFaults } from "./control/faults.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { buildServer } from "./http/server.ts";
import { noteMistake, type Sandbox } from "./sandbox.ts";
import { makeId } from "./state/ids.ts";
import { PLATFORM } from "./state/objects.ts";
import { createStore } from "./state/store.ts";
import type { DeliveryPolicy } from "./webhooks/policy.ts";
import { createWebhooks, type EndpointSettings } from "./webhooks/webhooks.ts";

export interface ConfiguredEndpoint {
  url: string;
  secret: string;
  /** Hears of connected accounts instead of the platform itself. */
  isConnect: boolean;
}

export interface SandboxOptions {
  /** A free one when left out. */
  port?: number;
  /** Endpoints that exist from the start and stay after every reset. */
  endpoints?: ConfiguredEndpoint[];
  webhooks?: Partial<DeliveryPolicy>;
  /** Repeats the shuffling of an earlier run. */
  seed?: number;
}

export interface RunningSandbox {
  origin: string;
  port: number;
  seed: number;
  /** Adds an endpoint that stays after every reset. */
  addEndpoint(endpoint: ConfiguredEndpoint): void;
  stop(): Promise<void>;
}

/** How often the sandbox looks whether something is due. */
const TICK_MS = 1000;

/** Starts a sandbox on this machine; nothing else can reach it. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const seed = options.seed ?? randomInt(2 ** 31);
  const store = createStore();
  const endpoints = new Map<string, EndpointSettings>();
  const sandbox: Sandbox = {
    store,
    clock: createClock(),
    webhooks: createWebhooks({ store, endpoints, seed, policy: options.webhooks ?? {} }),
    checkouts: new Map(),
    links: new Map(),
    endpoints,
    pendingLines: new Map(),
    setUpCardIds: new Set(),
    deletedCustomerIds: new Set(),
    notifiedTrialIds: new Set(),
    violations: [],
    origin: "",
  };
  const faults = createFaults();
  const idempotency = createIdempotency();
  const configuredEndpoints = [...(options.endpoints ?? [])];
  const reset = () => {
    for (const part of [store, sandbox.checkouts, sandbox.links, endpoints, sandbox.pendingLines])
      part.clear();
    for (const part of [sandbox.setUpCardIds, sandbox.deletedCustomerIds, sandbox.notifiedTrialIds])
      part.clear();
    sandbox.clock.reset();
    sandbox.webhooks.reset();
    faults.clear();
    idempotency.clear();
    for (const endpoint of configuredEndpoints) configure(sandbox, endpoint);
  };
  reset();

  const app = buildServer({ sandbox, faults, idempotency, seed, reset });
  await app.listen({ host: "127.0.0.1", port: options.port ?? 0 });
  const { port } = app.server.address() as AddressInfo;
  sandbox.origin = `http://127.0.0.1:${port}`;
  const tickTimer = setInterval(() => {
    try {
      advanceClock(sandbox, sandbox.clock.now());
    } catch (error) {
      noteMistake(sandbox, error);
    }
  }, TICK_MS);
  return {
    origin: sandbox.origin,
    port,
    seed,
    addEndpoint(endpoint) {
      configuredEndpoints.push(endpoint);
      configure(sandbox, endpoint);
    },
    async stop() {
      clearInterval(tickTimer);
      sandbox.webhooks.reset();
      await app.close();
    },
  };
}

function configure(sandbox: Sandbox, { url, secret, isConnect }: ConfiguredEndpoint): void {
  const endpoint = complete<Stripe.WebhookEndpoint>({
    id: makeId("we"),
    object: "webhook_endpoint",
    created: sandbox.clock.now(),
    enabled_events: ["*"],
    livemode: false,
    metadata: {},
    status: "enabled",
    url,
  });
  sandbox.store.put<"webhook_endpoint">(PLATFORM, endpoint);
  sandbox.endpoints.set(endpoint.id, { secret, isConnect });
}
