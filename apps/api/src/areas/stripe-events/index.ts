import type { Route } from "#platform/http/route.ts";
import type { Webhook } from "#platform/http/webhook.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import type { StripeEventsDeps } from "./deps.ts";
import { applyEvent } from "./events/apply-event.ts";
import { deleteOldEvents } from "./events/delete-old-events.ts";
import { eventRoutes } from "./events/events.routes.ts";
import {
  applyEventTask,
  deleteOldEventsTask,
  fetchMissedEventsTask,
} from "./events/events.tasks.ts";
import { fetchMissedEvents } from "./events/fetch-missed-events.ts";
import { receiveEvent } from "./events/receive-event.ts";

export { hasWaitingEvent } from "./events/events.repository.ts";
export type { StripeEventHandler } from "./events/handlers.rules.ts";
export { takeReadingNumber } from "./readings/readings.repository.ts";
export type { StripeEventsDeps };

export const stripeEventRoutes = (deps: StripeEventsDeps): Route[] => eventRoutes(deps);

const signatureHeader = "stripe-signature";

export const stripeWebhooks = (deps: StripeEventsDeps): Webhook[] => [
  {
    path: "/pay/webhooks/platform",
    summary: "Events of our own account at the payment provider, signed by it",
    signatureHeader,
    handle: (message) => receiveEvent(deps, "platform", message),
  },
  {
    path: "/pay/webhooks/connect",
    summary: "Events of sellers' accounts at the payment provider, signed by it",
    signatureHeader,
    handle: (message) => receiveEvent(deps, "connect", message),
  },
];

export const stripeEventTasks = (deps: StripeEventsDeps): TaskHandler[] => [
  handleTask(applyEventTask, ({ eventId }) => applyEvent(deps, eventId)),
  handleTask(fetchMissedEventsTask, async () => void (await fetchMissedEvents(deps))),
  handleTask(deleteOldEventsTask, () => deleteOldEvents(deps)),
];
