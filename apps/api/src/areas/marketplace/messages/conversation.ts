import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { orderProblemCopy } from "@boab/contracts/marketplace/copy";
import type { Conversation } from "@boab/contracts/marketplace/order-messages";
import { maxMessagesPerSide } from "@boab/contracts/marketplace/problem-limits";
import { getFirstName } from "@boab/format/names";
import { writeAudit } from "#platform/audit/audit.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findOrderParties, lockOrder } from "../orders/orders.repository.ts";
import { findUnsettledProblem } from "../problems/problems.repository.ts";
import { orderMessageEmail } from "./message-emails.ts";
import { countMessages, insertMessage, listMessages } from "./messages.repository.ts";

type OrderParties = NonNullable<Awaited<ReturnType<typeof findOrderParties>>>;

const getSide = ({ buyerId, sellerId }: OrderParties, userId: string) =>
  userId === buyerId ? "buyer" : userId === sellerId ? "store" : undefined;

/** Buyer and store read their messages. Admins can read them while a problem is open, and that is audited. */
export async function readConversation(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  orderId: string,
  { ip, requestId }: RequestOrigin,
): Promise<Conversation> {
  const parties = await findOrderParties(db, orderId);
  if (!parties) throw new AppError("not_found");
  if (getSide(parties, member.userId)) return describeConversation(db, orderId, member, true);
  const mayReadAsAdmin =
    isFullAdmin(member) && (await findUnsettledProblem(db, orderId)) !== undefined;
  if (!mayReadAsAdmin) throw new AppError("not_found");
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      actorId: member.userId,
      act: "read order messages",
      objectType: "order",
      objectId: orderId,
      ip,
      requestId,
    }),
  );
  return describeConversation(db, orderId, member, false);
}

async function describeConversation(
  db: Db,
  orderId: string,
  { userId }: Member,
  isParty: boolean,
): Promise<Conversation> {
  const messages = await listMessages(db, orderId, 2 * maxMessagesPerSide);
  return {
    messages: messages.map(({ authorId, isFromBuyer, sentAt, ...message }) => ({
      ...message,
      from: isFromBuyer ? "buyer" : "store",
      isOwn: authorId === userId,
      sentAt: sentAt.toISOString(),
    })),
    canWrite:
      isParty && messages.filter(({ authorId }) => authorId === userId).length < maxMessagesPerSide,
  };
}

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** One side of an order writes to the other, who gets an email about the message. */
export async function sendMessage(
  deps: Deps,
  member: Member,
  orderId: string,
  body: string,
): Promise<Conversation> {
  await runOnce(deps.db, async (tx) => {
    // The lock makes concurrent messages count one after the other.
    await lockOrder(tx, orderId);
    const parties = await findOrderParties(tx, orderId);
    const side = parties && getSide(parties, member.userId);
    if (!side) throw new AppError("not_found");
    if ((await countMessages(tx, orderId, side === "buyer")) >= maxMessagesPerSide)
      throw new AppError("conflict", { sentence: orderProblemCopy.conversationFull });
    const message = { orderId, authorId: member.userId, isFromBuyer: side === "buyer", body };
    const id = await insertMessage(tx, { ...message, sentAt: deps.clock() });
    await notifyOtherParty(deps, tx, { id, orderId, side, parties });
  });
  return describeConversation(deps.db, orderId, member, true);
}

interface SentMessage {
  id: string;
  orderId: string;
  side: "buyer" | "store";
  parties: OrderParties;
}

async function notifyOtherParty(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { id, orderId, side, parties }: SentMessage,
): Promise<void> {
  const firstName = getFirstName(parties.buyerName) || "Your buyer";
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
