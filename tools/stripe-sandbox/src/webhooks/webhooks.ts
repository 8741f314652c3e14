import { setTimeout as sleep } from "node:timers/promises";
import type Stripe from "stripe";
import { PLATFORM } from "../state/objects.ts";
import type { Store } from "../state/store.ts";
import { type DeliveryPolicy, defaultPolicy } from "./policy.ts";
import { makeRandom } from "./random.ts";
import { type Endpoint, sendEvent } from "./send.ts";

export interface EndpointSettings {
  secret: string;
  /** Hears of connected accounts instead of the platform itself. */
  isConnect: boolean;
}

/** One attempt to deliver an event; a status of 0 means that nobody answered. */
export interface Delivery {
  event: string;
  type: string;
  endpoint: string;
  attempt: number;
  status: number | "dropped";
}

export interface Webhooks {
  policy: DeliveryPolicy;
  deliveries: Delivery[];
  countListeners(type: string, isConnected: boolean): number;
  deliver(event: Stripe.Event, isConnected: boolean): void;
  /** Sends what was held back. */
  release(): void;
  /** Resolves when nothing is under way, retries included. */
  settle(): Promise<void>;
  /** Forgets what is under way and starts the seed anew. */
  reset(): void;
}

/** Within this time events overtake each other. */
const SHUFFLE_WITHIN_MS = 40;

interface Options {
  store: Store;
  endpoints: Map<string, EndpointSettings>;
  seed: number;
  policy: Partial<DeliveryPolicy>;
}

export function createWebhooks({ store, endpoints, seed, policy }: Options): Webhooks {
  let random = makeRandom(seed);
  let resetCount = 0;
  const pendingDeliveries = new Set<Promise<void>>();
  const heldDeliveries: { event: Stripe.Event; endpoint: Endpoint }[] = [];
  const lastDeliveryByEndpoint = new Map<string, Promise<void>>();

  const webhooks: Webhooks = {
    policy: { ...defaultPolicy, ...policy },
    deliveries: [],
    countListeners: (type, isConnected) => listeners(type, isConnected).length,
    deliver(event, isConnected) {
      for (const endpoint of listeners(event.type, isConnected)) dispatch(event, endpoint);
    },
    release() {
      webhooks.policy.isHeld = false;
      for (const { event, endpoint } of heldDeliveries.splice(0)) dispatch(event, endpoint);
    },
    async settle() {
      while (pendingDeliveries.size > 0) await Promise.all(pendingDeliveries);
    },
    reset() {
      resetCount += 1;
      random = makeRandom(seed);
      heldDeliveries.length = 0;
      lastDeliveryByEndpoint.clear();
      webhooks.deliveries.length = 0;
      webhooks.policy = { ...defaultPolicy, ...policy };
    },
  };
  return webhooks;

  function listeners(type: string, isConnected: boolean): Endpoint[] {
    return store
      .list(PLATFORM, "webhook_endpoint")
      .flatMap(({ id, url, enabled_events, status }) => {
        const settings = endpoints.get(id);
        const isSubscribed = enabled_events.includes("*") || enabled_events.includes(type);
        const isListening = status === "enabled" && settings?.isConnect === isConnected;
        return isListening && isSubscribed ? [{ id, url, secret: settings.secret }] : [];
      });
  }

  function dispatch(event: Stripe.Event, endpoint: Endpoint): void {
    const { policy } = webhooks;
    if (policy.isHeld) {
      heldDeliveries.push({ event, endpoint });
      return;
    }
    const isDroppable = policy.dropTypes.length === 0 || policy.dropTypes.includes(event.type);
    if (policy.dropNext > 0 && isDroppable) {
      policy.dropNext -= 1;
      note(event, endpoint, 1, "dropped");
      return;
    }
    const copies = random() < policy.duplicates ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) start(event, endpoint);
  }

  function start(event: Stripe.Event, endpoint: Endpoint): void {
    const { order, delayMs } = webhooks.policy;
    const isInOrder = order === "in_order";
    const wait = delayMs + (isInOrder ? 0 : random() * SHUFFLE_WITHIN_MS);
    const before = isInOrder ? lastDeliveryByEndpoint.get(endpoint.id) : undefined;
    const task = run(event, endpoint, wait, before, resetCount).finally(() =>
      pendingDeliveries.delete(task),
    );
    pendingDeliveries.add(task);
    lastDeliveryByEndpoint.set(endpoint.id, task);
  }

  async function run(
    event: Stripe.Event,
    endpoint: Endpoint,
    waitMs: number,
    before: Promise<void> | undefined,
    resetCountAtStart: number,
  ): Promise<void> {
    await before;
    await sleep(waitMs);
    for (const [index, pauseMs] of [0, ...webhooks.policy.retryAfterMs].entries()) {
      await sleep(pauseMs);
      if (resetCountAtStart !== resetCount) return;
      const status = await sendEvent(endpoint, store.findAnywhere(event.id)?.object ?? event);
      if (resetCountAtStart !== resetCount) return;
      note(event, endpoint, index + 1, status);
      if (status >= 200 && status < 300) return markDelivered(event.id);
    }
  }

  function note(
    event: Stripe.Event,
    endpoint: Endpoint,
    attempt: number,
    status: Delivery["status"],
  ) {
    webhooks.deliveries.push({
      event: event.id,
      type: event.type,
      endpoint: endpoint.id,
      attempt,
      status,
    });
  }

  function markDelivered(id: string): void {
    const entry = store.findAnywhere(id);
    if (entry?.object.object !== "event" || entry.object.pending_webhooks === 0) return;
    const pending = entry.object.pending_webhooks - 1;
    store.put<"event">(entry.owner, { ...entry.object, pending_webhooks: pending });
  }
}
