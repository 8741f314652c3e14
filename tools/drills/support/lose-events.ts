import { breakSource } from "./break-source.ts";

// For the drill `kill-api`: events are accepted before they are stored, and every attempt to move money has a new key.
breakSource([
  [
    "events/receive-event.ts",
    "await storeEvent(deps, event, { endpoint, isFetched: false });",
    "setTimeout(() => storeEvent(deps, event, { endpoint, isFetched: false }).catch(() => {}), 2_000);",
  ],
  [
    "dispatch/senders.ts",
    "{ idempotencyKey: message.idempotencyKey }",
    "{ idempotencyKey: crypto.randomUUID() }",
  ],
]);
