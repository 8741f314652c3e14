import type { PendingLine } from "./billing/pending-line.ts";
import type { CheckoutDetails } from "./checkout/checkout-details.ts";
import type { Clock } from "./clock/clock.ts";
import type { HostedLink } from "./state/hosted-link.ts";
import type { Store } from "./state/store.ts";
import type { EndpointSettings, Webhooks } from "./webhooks/webhooks.ts";

/** Everything the sandbox knows. `reset` empties it. */
export interface Sandbox {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  /** What Checkout will create, by session. */
  checkouts: Map<string, CheckoutDetails>;
  /** Addresses that were handed out for hosted pages, by their token. */
  links: Map<string, HostedLink>;
  /** Secret and reach of each webhook endpoint, by its id. */
  endpoints: Map<string, EndpointSettings>;
  /** Prorations that wait for the next invoice, by subscription. */
  pendingLines: Map<string, PendingLine[]>;
  /** Cards that were set up for payments without the customer. */
  setUpCardIds: Set<string>;
  /** Ids that answer "deleted" instead of "no such customer". */
  deletedCustomerIds: Set<string>;
  /** Subscriptions whose customer was told that the trial will end. */
  notifiedTrialIds: Set<string>;
  /** Responses and events that did not match the contract, and other mistakes. A reset keeps them. */
  violations: string[];
  /** Where the hosted pages are. */
  origin: string;
}

/** A mistake of the sandbox itself: it is kept, so that a test run can expect none. */
export function noteMistake(sandbox: Sandbox, error: unknown): void {
  sandbox.violations.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** On whose behalf something happens, and by which request. */
export interface Context {
  sandbox: Sandbox;
  /** `PLATFORM` or the id of a connected account. */
  account: string;
  /** Empty when a page or the clock causes it. */
  request:
    | {
        id: string;
        idempotencyKey: string | null;
        /** The client asks for the API version of the contract, as the SDK does; the CLI does not. */
        isPinned: boolean;
      }
    | undefined;
  /** The path of the request: part of every list. */
  path: string;
}

export function makeContext(sandbox: Sandbox, account: string): Context {
  return { sandbox, account, request: undefined, path: "" };
}
