import { listOutbox as listCall, retryOutboxMessage } from "@boab/contracts/payments/outbox";
import { fullAdmin } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { listOutbox } from "./list-outbox.ts";
import { retryMessage } from "./retry-message.ts";

export const outboxRoutes = (deps: PaymentsDeps): Route[] => [
  route(
    listCall,
    { access: fullAdmin, staffRead: { act: "list outbox", objectType: "outbox message" } },
    ({ query }) => listOutbox(deps, query),
  ),
  route(retryOutboxMessage, { access: fullAdmin }, ({ member, params, origin }) =>
    retryMessage(deps, member(), params.id, origin),
  ),
];
