import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AuditLine } from "@boab/contracts/admin/audit";
import { type AuditAct, readingActs } from "@boab/contracts/admin/audit-acts";
import { isKeyOf } from "@boab/contracts/common/guards";
import { formatMoney } from "@boab/format/money";
import { settingShapes } from "../settings/setting-shapes.ts";
import { listValueLines } from "../settings/setting-values.ts";
import { getAuditName, joinWithAnd, splitCamelCase, toPossessive } from "./audit-names.ts";
import { describeProfileChange } from "./profile-sentence.ts";

export type AuditSentenceInput = Pick<
  AuditLine,
  "actorId" | "act" | "objectType" | "objectId" | "changes" | "names"
>;

interface Act {
  /** The filter shows this label. */
  label: string;
  /** The sentence comes after the actor's name. */
  sentence: (line: AuditSentenceInput) => string;
}

const describePerson = (line: AuditSentenceInput, id: unknown) =>
  getAuditName(line, id, "a former member");
const describeListing = (line: AuditSentenceInput) =>
  getAuditName(line, line.objectId, getListingName(line.changes));

/** `the article “Sunday market”` */
const describeArticle = (line: AuditSentenceInput) =>
  formatWithTitle(line, "the article", "an article");
const describeVideo = (line: AuditSentenceInput) => formatWithTitle(line, "the video", "a video");
const describeItem = (line: AuditSentenceInput) => formatWithTitle(line, "the item", "an item");

function formatWithTitle(line: AuditSentenceInput, known: string, fallback: string): string {
  const name = getAuditName(line, line.objectId, "");
  return name ? `${known} “${name}”` : fallback;
}

const describeStore = (line: AuditSentenceInput) => {
  const name = getAuditName(line, line.objectId, "");
  return name ? `the store ${name}` : "a store";
};

/** `a booking at Teranga Table` */
const describeBooking = (line: AuditSentenceInput) => {
  const name = getAuditName(line, line.objectId, "");
  return name ? `a booking at ${name}` : "a booking";
};

/** `a job application to Teranga Table` */
const describeApplication = (line: AuditSentenceInput) => {
  const name = getAuditName(line, line.objectId, getAuditName(line, line.changes.businessId, ""));
  return name ? `a job application to ${name}` : "a job application";
};

const contentDescribers: Record<string, (line: AuditSentenceInput) => string> = {
  video: describeVideo,
  document: describeArticle,
  item: describeItem,
  store: describeStore,
  business: (line) => getAuditName(line, line.objectId, "a deleted listing"),
  profile: (line) => `${toPossessive(describePerson(line, line.objectId))} profile`,
};

/** `the video “Sunday market”`, `a review` */
const describeContent = (line: AuditSentenceInput) =>
  contentDescribers[line.objectType]?.(line) ?? `a ${line.objectType}`;

const describeOrder = ({ objectId }: AuditSentenceInput) =>
  objectId ? `order ${objectId}` : "an order";

/** `, and gave back $65.00` */
const formatRefundSuffix = ({ changes: { refundedCents } }: AuditSentenceInput): string =>
  typeof refundedCents === "number" && refundedCents > 0
    ? `, and gave back ${formatMoney(refundedCents)}`
    : "";

/** `hid the store Kumasi Cloth: “Copies.”` */
const appendReason = (sentence: string, { changes: { reason } }: AuditSentenceInput): string =>
  typeof reason === "string" ? `${sentence}: “${reason}”` : sentence;

/** Every act needs a sentence: a new act without one does not compile. */
export const acts: Record<AuditAct, Act> = {
  "list users": {
    label: "Viewed members",
    sentence: () => "viewed the list of users",
  },
  "update profile": { label: "Changed a profile", sentence: describeProfileChange },
  "close account": {
    label: "Closed an account",
    sentence: (line) =>
      line.actorId === line.objectId
        ? "closed their account"
        : `closed ${getAuditName(line, line.objectId, "somebody")}'s account`,
  },
  "approve access request": {
    label: "Approved an access request",
    sentence: (line) => `approved ${describeAccessRequest(line)}`,
  },
  "decline access request": {
    label: "Declined an access request",
    sentence: (line) => `declined ${describeAccessRequest(line)}`,
  },
  "change setting": {
    label: "Changed a setting",
    sentence: ({ objectId, changes }) => describeSettingChange(objectId, changes.value),
  },
  "mark enquiry done": {
    label: "Marked a message as done",
    sentence: () => "marked a message as done",
  },
  "reopen enquiry": { label: "Reopened a message", sentence: () => "reopened a message" },
  "create newsletter issue": {
    label: "Wrote a newsletter issue",
    sentence: () => "wrote a newsletter issue",
  },
  "change newsletter issue": {
    label: "Changed a newsletter issue",
    sentence: () => "changed a newsletter issue",
  },
  "delete newsletter issue": {
    label: "Deleted a newsletter issue",
    sentence: () => "deleted a newsletter issue",
  },
  "send newsletter issue": {
    label: "Sent a newsletter issue",
    sentence: () => "sent a newsletter issue to all subscribers",
  },
  "pause newsletter issue": {
    label: "Paused a newsletter issue",
    sentence: () => "paused a newsletter issue",
  },
  "resume newsletter issue": {
    label: "Resumed a newsletter issue",
    sentence: () => "resumed a newsletter issue",
  },
  "send test email": {
    label: "Sent a test email",
    sentence: () => "sent themselves a test email",
  },
  "update listing": {
    label: "Changed a listing",
    sentence: (line) =>
      `changed ${joinWithAnd(Object.keys(line.changes).map(splitCamelCase)) || "details"} on ${describeListing(line)}`,
  },
  "remove pictures": {
    label: "Removed photos",
    sentence: (line) => `removed photos from ${describeListing(line)}`,
  },
  "delete listing": {
    label: "Deleted a listing",
    sentence: (line) => `deleted ${describeListing(line)}`,
  },
  "delete store": {
    label: "Deleted a store",
    sentence: ({ changes: { storeName } }) =>
      typeof storeName === "string" ? `deleted the store ${storeName}` : "deleted a store",
  },
  "hide store": {
    label: "Hid a store",
    sentence: (line) => appendReason(`hid ${describeStore(line)}`, line),
  },
  "show store": {
    label: "Showed a store again",
    sentence: (line) => appendReason(`showed ${describeStore(line)} again`, line),
  },
  "clear merchant id": {
    label: "Removed a Merchant ID",
    sentence: (line) => appendReason(`removed the Merchant ID of ${describeStore(line)}`, line),
  },
  "archive item": {
    label: "Archived an item",
    sentence: (line) => `archived ${describeItem(line)}`,
  },
  "delete item": { label: "Deleted an item", sentence: (line) => `deleted ${describeItem(line)}` },
  "correct tracking": {
    label: "Corrected a tracking number",
    sentence: (line) => `corrected the tracking number of ${describeOrder(line)}`,
  },
  "report problem": {
    label: "Reported a problem with an order",
    sentence: (line) => `reported a problem with ${describeOrder(line)}`,
  },
  "escalate problem": {
    label: "Asked for a decision about an order",
    sentence: (line) => `asked us to decide about ${describeOrder(line)}`,
  },
  "withdraw problem": {
    label: "Withdrew a problem with an order",
    sentence: (line) => `withdrew the problem with ${describeOrder(line)}`,
  },
  "answer problem": {
    label: "Answered a problem with an order",
    sentence: (line) =>
      `answered the problem with ${describeOrder(line)}${formatRefundSuffix(line)}`,
  },
  "decide problem": {
    label: "Decided about a problem with an order",
    sentence: (line) =>
      `decided about the problem with ${describeOrder(line)}${formatRefundSuffix(line)}`,
  },
  "refund order": {
    label: "Refunded items of an order",
    sentence: (line) => `refunded items of ${describeOrder(line)}${formatRefundSuffix(line)}`,
  },
  "list orders": { label: "Viewed orders", sentence: () => "viewed the orders" },
  "read order messages": {
    label: "Read the messages about an order",
    sentence: (line) => `read the messages about ${describeOrder(line)}`,
  },
  "restore listing": {
    label: "Restored a listing",
    sentence: (line) => `restored ${describeListing(line)}`,
  },
  "purge listing": {
    label: "Permanently deleted a listing",
    sentence: (line) => `permanently deleted ${describeListing(line)}`,
  },
  "resolve report": {
    label: "Resolved a report",
    sentence: (line) => `resolved a report about ${describeListing(line)}`,
  },
  "retry payment event": {
    label: "Retried a payment event",
    sentence: ({ objectId }) => `retried the payment event ${objectId ?? ""}`.trim(),
  },
  "retry outbox message": {
    label: "Retried a transfer or refund",
    sentence: ({ changes: { kind } }) =>
      kind === "refund" || kind === "transfer"
        ? `retried a ${kind}`
        : "retried a transfer reversal",
  },
  "refund sale": {
    label: "Refunded a sale",
    sentence: ({ changes: { amountCents } }) =>
      typeof amountCents === "number" ? `refunded ${formatMoney(amountCents)}` : "refunded a sale",
  },
  "check payments": {
    label: "Checked payments against Stripe",
    sentence: () => "checked our payments against Stripe",
  },
  "list payments": { label: "Viewed payments", sentence: () => "viewed the payments" },
  "read payment": { label: "Viewed a payment", sentence: () => "viewed a payment" },
  "list outbox": {
    label: "Viewed transfers and refunds",
    sentence: () => "viewed the transfers and refunds on their way to Stripe",
  },
  "list drifts": {
    label: "Viewed differences from Stripe",
    sentence: () => "viewed what differs from Stripe",
  },
  "list payment checks": {
    label: "Viewed payment checks",
    sentence: () => "viewed the checks against Stripe",
  },
  "list payment events": {
    label: "Viewed payment events",
    sentence: () => "viewed the payment events",
  },
  "dismiss report": {
    label: "Dismissed a report",
    sentence: (line) => `dismissed a report about ${describeListing(line)}`,
  },
  "invite editor": {
    label: "Invited someone to a listing",
    sentence: (line) =>
      `invited ${getInvitedEmail(line.changes)} to help with ${describeListing(line)}`,
  },
  "withdraw invitation": {
    label: "Withdrew an invitation",
    sentence: (line) => `withdrew an invitation to help with ${describeListing(line)}`,
  },
  "accept editing": {
    label: "Started helping with a listing",
    sentence: (line) => `started helping with ${describeListing(line)}`,
  },
  "leave listing": {
    label: "Stopped helping with a listing",
    sentence: (line) => `stopped helping with ${describeListing(line)}`,
  },
  "remove editor": {
    label: "Removed someone from a listing",
    sentence: (line) =>
      line.changes.editorId === line.actorId
        ? `stopped helping with ${describeListing(line)}`
        : `removed ${describePerson(line, line.changes.editorId)} from ${describeListing(line)}`,
  },
  "change rights": {
    label: "Changed what someone can do",
    sentence: (line) =>
      `changed what ${describePerson(line, line.changes.editorId)} can do for ${describeListing(line)}`,
  },
  "put community word": {
    label: "Linked two words",
    sentence: ({ objectId }) => `linked two words${formatObjectIdSuffix(objectId)}`,
  },
  "remove community word": {
    label: "Unlinked two words",
    sentence: ({ objectId }) => `unlinked two words${formatObjectIdSuffix(objectId)}`,
  },
  "read profile": {
    label: "Viewed a profile",
    sentence: (line) => `viewed ${toPossessive(describePerson(line, line.objectId))} profile`,
  },
  "read plan": {
    label: "Viewed a plan",
    sentence: (line) => `viewed ${toPossessive(describePerson(line, line.objectId))} plan`,
  },
  "read listing": {
    label: "Viewed a listing's details",
    sentence: (line) => `viewed the details of ${describeListing(line)}`,
  },
  "list editors": {
    label: "Viewed who helps with a listing",
    sentence: (line) => `viewed who helps with ${describeListing(line)}`,
  },
  "list enquiries": { label: "Viewed messages", sentence: () => "viewed the messages" },
  "list access requests": {
    label: "Viewed access requests",
    sentence: () => "viewed the access requests",
  },
  "list deleted listings": {
    label: "Viewed deleted listings",
    sentence: () => "viewed the deleted listings",
  },
  "list live listings": {
    label: "Viewed live listings",
    sentence: () => "viewed the live listings",
  },
  "list sold items": {
    label: "Viewed a store's orders",
    sentence: (line) => `viewed the orders of ${describeStore(line)}`,
  },
  "list stores": { label: "Viewed stores", sentence: () => "viewed the stores" },
  "list reports": { label: "Viewed reports", sentence: () => "viewed the reports" },
  "list audit log": { label: "Viewed this log", sentence: () => "viewed this log" },
  "open private document": {
    label: "Opened a private document",
    sentence: () => "opened a private document",
  },
  "delete payout account": {
    label: "Deleted a payment account",
    sentence: (line) => `deleted ${describePayoutAccount(line)}`,
  },
  "list payout accounts": {
    label: "Viewed connected accounts",
    sentence: () => "viewed the connected accounts",
  },
  "read payout account": {
    label: "Viewed a payment account",
    sentence: (line) => `viewed ${describePayoutAccount(line)}`,
  },
  "open payout dashboard": {
    label: "Opened a payment account at Stripe",
    sentence: (line) => `opened ${describePayoutAccount(line)} at Stripe`,
  },
  "confirm booking": {
    label: "Confirmed a booking",
    sentence: (line) => `confirmed ${describeBooking(line)}`,
  },
  "decline booking": {
    label: "Declined a booking",
    sentence: (line) => `declined ${describeBooking(line)}`,
  },
  "cancel booking": {
    label: "Cancelled a booking",
    sentence: (line) => `cancelled ${describeBooking(line)}`,
  },
  "move booking": {
    label: "Moved a booking or asked to",
    sentence: (line) => `moved ${describeBooking(line)}, or asked its customer to move`,
  },
  "accept-time booking": {
    label: "Agreed to another time",
    sentence: (line) => `agreed to another time for ${describeBooking(line)}`,
  },
  "decline-time booking": {
    label: "Turned down another time",
    sentence: (line) => `turned down another time for ${describeBooking(line)}`,
  },
  "withdraw-time booking": {
    label: "Took back another time",
    sentence: (line) => `no longer asks for another time for ${describeBooking(line)}`,
  },
  "give booking": {
    label: "Gave a booking to somebody else",
    sentence: (line) => `gave ${describeBooking(line)} to somebody else of the team`,
  },
  "keep booking": {
    label: "Kept a booking's time",
    sentence: (line) => `kept the time of ${describeBooking(line)}`,
  },
  "complete booking": {
    label: "Completed a booking",
    sentence: (line) => `marked ${describeBooking(line)} as completed`,
  },
  "no-show booking": {
    label: "Marked a no-show",
    sentence: (line) => `marked ${describeBooking(line)} as a no-show`,
  },
  "note booking": {
    label: "Changed a customer's note",
    sentence: (line) => `changed the customer's note on ${describeBooking(line)}`,
  },
  "business-note booking": {
    label: "Changed a business's note",
    sentence: (line) => `changed the business's note on ${describeBooking(line)}`,
  },
  "add walk-in": { label: "Added a walk-in", sentence: (line) => `added ${describeBooking(line)}` },
  "save booking settings": {
    label: "Changed booking settings",
    sentence: (line) => `changed the booking settings of ${describeListing(line)}`,
  },
  "ask to name teammate": {
    label: "Asked to name a teammate",
    sentence: (line) =>
      `asked somebody who works at ${describeListing(line)} whether they may be named`,
  },
  "stop naming teammate": {
    label: "Stopped naming a teammate",
    sentence: (line) => `stopped naming somebody who works at ${describeListing(line)}`,
  },
  "make calendar link": {
    label: "Made a calendar link",
    sentence: (line) => `made a calendar link for ${describeListing(line)}`,
  },
  "stop calendar link": {
    label: "Stopped a calendar link",
    sentence: (line) => `stopped the calendar link of ${describeListing(line)}`,
  },
  "update jobs": {
    label: "Changed a listing's jobs",
    sentence: (line) => `changed the jobs of ${describeListing(line)}`,
  },
  "delete application": {
    label: "Deleted a job application",
    sentence: (line) => `deleted ${describeApplication(line)}`,
  },
  "delete review": { label: "Deleted a review", sentence: () => "deleted a review" },
  "delete comment": { label: "Deleted a comment", sentence: () => "deleted a comment on a video" },
  "change video": {
    label: "Changed a video",
    sentence: (line) => `changed ${describeVideo(line)}`,
  },
  "delete video": {
    label: "Deleted a video",
    sentence: (line) => `deleted ${describeVideo(line)}`,
  },
  "publish document": {
    label: "Published an article",
    sentence: (line) => `published ${describeArticle(line)}`,
  },
  "schedule document": {
    label: "Scheduled an article",
    sentence: (line) => `scheduled ${describeArticle(line)}`,
  },
  "unpublish document": {
    label: "Took an article offline",
    sentence: (line) => `took ${describeArticle(line)} offline`,
  },
  "send back document": {
    label: "Sent an article back",
    sentence: (line) => `sent ${describeArticle(line)} back to its author`,
  },
  "keep reported content": {
    label: "Kept reported content",
    sentence: (line) => `decided to keep ${describeContent(line)} after a report`,
  },
  "remove reported content": {
    label: "Removed reported content",
    sentence: (line) => `removed ${describeContent(line)} after a report`,
  },
  "undo moderation decision": {
    label: "Undid a moderation decision",
    sentence: (line) => `undid the decision about ${describeContent(line)}`,
  },
  "grant appeal": {
    label: "Granted an appeal",
    sentence: (line) => `granted an appeal and restored ${describeContent(line)}`,
  },
  "decline appeal": {
    label: "Declined an appeal",
    sentence: (line) => `declined an appeal about ${describeContent(line)}`,
  },
  "list bookings": {
    label: "Viewed bookings",
    sentence: (line) => `viewed the bookings of ${describeListing(line)}`,
  },
  "block today": {
    label: "Blocked the rest of a day",
    sentence: (line) => `blocked the rest of the day at ${describeListing(line)}`,
  },
  "open today": {
    label: "Opened the rest of a day",
    sentence: (line) => `opened the rest of the day at ${describeListing(line)}`,
  },
  "list customers": {
    label: "Viewed customers",
    sentence: (line) => `viewed the customers of ${describeListing(line)}`,
  },
  "read customer": {
    label: "Viewed a customer",
    sentence: (line) => `viewed a customer of ${describeListing(line)}`,
  },
  "read takings": {
    label: "Viewed takings",
    sentence: (line) => `viewed the takings of ${describeListing(line)}`,
  },
  "update customer": {
    label: "Changed notes about a customer",
    sentence: (line) => `changed the notes about a customer of ${describeListing(line)}`,
  },
  "stop online bookings": {
    label: "Stopped a customer's online bookings",
    sentence: (line) => `stopped the online bookings of a customer of ${describeListing(line)}`,
  },
  "allow online bookings": {
    label: "Allowed a customer's online bookings",
    sentence: (line) => `allowed the online bookings of a customer of ${describeListing(line)}`,
  },
  "read booking": {
    label: "Viewed a booking",
    sentence: (line) => `viewed ${describeBooking(line)}`,
  },
  "read booking settings": {
    label: "Viewed booking settings",
    sentence: (line) => `viewed the booking settings of ${describeListing(line)}`,
  },
  "list applications": {
    label: "Viewed job applications",
    sentence: () => "viewed a list of job applications",
  },
  "read application": {
    label: "Viewed a job application",
    sentence: (line) => `viewed ${describeApplication(line)}`,
  },
  "list documents": {
    label: "Viewed the article desk",
    sentence: () => "viewed the articles on the desk",
  },
  "read document": {
    label: "Read an article's draft",
    sentence: (line) => `read ${describeArticle(line)}`,
  },
  "list reported content": {
    label: "Viewed reported content",
    sentence: () => "viewed the reported content",
  },
  "read reported content": {
    label: "Viewed a report",
    sentence: () => "viewed a piece of reported content",
  },
  "refused write": {
    label: "Was refused",
    sentence: ({ objectId }) => `was refused: ${objectId ?? "a change"}`,
  },
};

/** The acts people can filter by; acts that only read data come last. */
export const actOptions = Object.entries(acts)
  .map(([value, { label }]) => ({ value, label }))
  .sort((a, b) => Number(isReadAct(a.value)) - Number(isReadAct(b.value)));

function isReadAct(act: string): boolean {
  return readingActs.some((read) => read === act);
}

const getInvitedEmail = ({ email }: AuditSentenceInput["changes"]) =>
  typeof email === "string" ? email : "someone";

const getListingName = ({ businessName }: AuditSentenceInput["changes"]) =>
  typeof businessName === "string" ? businessName : "a deleted listing";

function describeAccessRequest(line: AuditSentenceInput): string {
  const { userId, accessType } = line.changes;
  const name = Object.entries(accessNames).find(([type]) => type === accessType)?.[1];
  return `${toPossessive(describePerson(line, userId))} request for ${name ? `${name} ` : ""}access`;
}

const describePayoutAccount = (line: AuditSentenceInput) =>
  `${toPossessive(describePerson(line, line.changes.userId))} payment account`;

const formatObjectIdSuffix = (objectId: string | null) => (objectId ? `: ${objectId}` : "");

function describeSettingChange(key: string | null, value: unknown): string {
  if (key === null || !isKeyOf(settingShapes, key)) return `changed the setting ${key ?? ""}`;
  const shape = settingShapes[key];
  const words = splitCamelCase(key);
  if (shape.kind === "group" || shape.kind === "text") return `changed the setting ${words}`;
  return `changed the setting ${words} to ${listValueLines(shape, value)[0]?.text}`;
}
