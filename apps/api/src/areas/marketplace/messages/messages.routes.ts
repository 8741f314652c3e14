import { listOrderMessages, sendOrderMessage } from "@boab/contracts/marketplace/order-messages";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { readConversation, sendMessage } from "./conversation.ts";

export const messageRoutes = (deps: MarketplaceDeps): Route[] => [
  route(listOrderMessages, { access: activeMember }, ({ member, params, origin }) =>
    readConversation(deps, member(), params.order_id, origin),
  ),
  route(
    sendOrderMessage,
    { access: activeMember, limit: { points: 30, seconds: 3600 } },
    ({ member, params, body }) => sendMessage(deps, member(), params.order_id, body.body),
  ),
];
