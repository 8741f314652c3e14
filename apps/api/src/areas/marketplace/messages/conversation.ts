import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Conversation } from "@boab/contracts/marketplace/order-messages";
import { messagesPerOrder } from "@boab/contracts/marketplace/problem-limits";
import { problemNotes } from "@boab/contracts/marketplace/problem-texts";
import { writeAudit } from "#platform/audit/audit.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { lockOrder } from "../orders/orders.repository.ts";
import { findParties } from "../problems/parties.repository.ts";
import { findUnsettled } from "../problems/problems.repository.ts";
import { orderMessageEmail } from "./message-emails.ts";
import { countMessages, insertMessage, listMessages } from "./messages.repository.ts";

type Parties = NonNullable<Awaited<ReturnType<typeof findParties>>>;

const sideOf = ({ buyerId, sellerId }: Parties, userId: string) =>
  userId === buyerId ? "buyer" : userId === sellerId ? "store" : undefined;

/** Buyer and store read what they wrote. Admins do while a problem is open, and that leaves a line in the log. */
export async function readConversation(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  orderId: string,
  { ip, requestId }: RequestOrigin,
): Promise<Conversation> {
  const parties = await findParties(db, orderId);
  if (!parties) throw new AppError("not_found");
  if (sideOf(parties, member.userId)) return describe(db, orderId, member, true);
  const mayHelp = isFullAdmin(member) && (await findUnsettled(db, orderId)) !== undefined;
  if (!mayHelp) throw new AppError("not_found");
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      ...{ actorId: member.userId, act: "read order messages", objectType: "order" },
      ...{ objectId: orderId, ip, requestId },
    }),
  );
  return describe(db, orderId, member, false);
}

async function describe(
  db: Db,
  orderId: string,
  { userId }: Member,
  isSide: boolean,
): Promise<Conversation> {
  const messages = await listMessages(db, orderId, messagesPerOrder);
  return {
    messages: messages.map(({ authorId, isFromBuyer, sentAt, ...message }) => ({
      ...message,
      from: isFromBuyer ? "buyer" : "store",
      isOwn: authorId === userId,
      sentAt: sentAt.toISOString(),
    })),
    canWrite: isSide && messages.length < messagesPerOrder,
  };
}

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** One side of an order writes to the other, who is told by email that there is a message. */
export function sendMessage(
  deps: Deps,
  member: Member,
  orderId: string,
  body: string,
  { idempotencyKey }: RequestOrigin,
): Promise<Conversation> {
  const once = { actor: member.userId, route: "order message", key: idempotencyKey };
  return runOnce(deps.db, { ...once, request: { orderId, body } }, async (tx) => {
    // Two messages at once are counted one after the other.
    await lockOrder(tx, orderId);
    const parties = await findParties(tx, orderId);
    const side = parties && sideOf(parties, member.userId);
    if (!side) throw new AppError("not_found");
    if ((await countMessages(tx, orderId)) >= messagesPerOrder)
      throw new AppError("conflict", { sentence: problemNotes.conversationFull });
    const message = { orderId, authorId: member.userId, isFromBuyer: side === "buyer", body };
    const id = await insertMessage(tx, { ...message, sentAt: deps.clock() });
    await tellOther(deps, tx, { id, orderId, side, parties });
    return describe(tx, orderId, member, true);
  });
}

interface Sent {
  id: string;
  orderId: string;
  side: "buyer" | "store";
  parties: Parties;
}

async function tellOther(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { id, orderId, side, parties }: Sent,
): Promise<void> {
  const firstName = parties.buyerName.split(" ")[0] ?? "Your buyer";
  const to = side === "buyer" ? parties.storeEmail : parties.buyerEmail;
  if (!to) return;
  const path =
    side === "buyer"
      ? `/marketplace/stores/${parties.slug}/sold?q=${orderId}`
      : `/my-account/orders/${orderId}`;
  await enqueueMail(tx, {
    key: `${orderMessageEmail.kind}:${id}`,
    to,
    ...orderMessageEmail.write({
      from: side === "buyer" ? firstName : parties.storeName,
      orderId,
      url: `${publicOrigin}${path}`,
    }),
  });
}
