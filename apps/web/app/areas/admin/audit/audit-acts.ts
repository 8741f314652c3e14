import { accessNames } from "@boab/contracts/accounts/access-grants";
import { type AuditLine, readActs } from "@boab/contracts/admin/audit";
import type { SettingKey } from "@boab/contracts/admin/settings";
import { formatMoney } from "#lib/format/format.ts";
import { settingShapes } from "../settings/setting-shapes.ts";
import { valueLines } from "../settings/setting-values.ts";
import { listed, nameOf, ownerOf, spaced } from "./audit-names.ts";
import { profileSentence } from "./profile-sentence.ts";

export type SentenceLine = Pick<
  AuditLine,
  "actorId" | "act" | "objectType" | "objectId" | "changes" | "names"
>;

interface Act {
  /** What the filter calls it. */
  label: string;
  /** Follows the actor's name. */
  sentence: (line: SentenceLine) => string;
}

const person = (line: SentenceLine, id: unknown) => nameOf(line, id, "a former member");
const listing = (line: SentenceLine) => nameOf(line, line.objectId, nameIn(line.changes));

const orderOf = ({ objectId }: SentenceLine) => (objectId ? `order ${objectId}` : "an order");

/** `, and gave back $65.00` */
const refundedIn = ({ changes: { refundedCents } }: SentenceLine): string =>
  typeof refundedCents === "number" && refundedCents > 0
    ? `, and gave back ${formatMoney(refundedCents)}`
    : "";

/** `hid a store: "Copies."` */
const withReason =
  (what: string) =>
  ({ changes: { reason } }: SentenceLine): string =>
    typeof reason === "string" ? `${what}: “${reason}”` : what;

export const acts: Record<string, Act> = {
  "list users": {
    label: "Viewed members",
    sentence: () => "viewed the list of users",
  },
  "update profile": { label: "Changed a profile", sentence: profileSentence },
  "close account": {
    label: "Closed an account",
    sentence: (line) =>
      line.actorId === line.objectId
        ? "closed their account"
        : `closed ${nameOf(line, line.objectId, "somebody")}'s account`,
  },
  "approve access request": {
    label: "Approved an access request",
    sentence: (line) => `approved ${requestOf(line)}`,
  },
  "decline access request": {
    label: "Declined an access request",
    sentence: (line) => `declined ${requestOf(line)}`,
  },
  "change setting": {
    label: "Changed a setting",
    sentence: ({ objectId, changes }) => settingSentence(objectId, changes.value),
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
  "update listing": {
    label: "Changed a listing",
    sentence: (line) =>
      `changed ${listed(Object.keys(line.changes).map(spaced)) || "details"} on ${listing(line)}`,
  },
  "remove pictures": {
    label: "Removed photos",
    sentence: (line) => `removed photos from ${listing(line)}`,
  },
  "delete listing": {
    label: "Deleted a listing",
    sentence: (line) => `deleted ${listing(line)}`,
  },
  "delete store": {
    label: "Deleted a store",
    sentence: ({ changes: { storeName } }) =>
      typeof storeName === "string" ? `deleted the store ${storeName}` : "deleted a store",
  },
  "hide store": { label: "Hid a store", sentence: withReason("hid a store") },
  "show store": { label: "Showed a store again", sentence: withReason("showed a store again") },
  "clear merchant id": {
    label: "Removed a Merchant ID",
    sentence: withReason("removed the Merchant ID of a store"),
  },
  "archive item": { label: "Archived an item", sentence: () => "archived an item of a store" },
  "delete item": { label: "Deleted an item", sentence: () => "deleted an item of a store" },
  "correct tracking": {
    label: "Corrected a tracking number",
    sentence: (line) => `corrected the tracking number of ${orderOf(line)}`,
  },
  "report problem": {
    label: "Reported a problem with an order",
    sentence: (line) => `reported a problem with ${orderOf(line)}`,
  },
  "escalate problem": {
    label: "Asked for a decision about an order",
    sentence: (line) => `asked us to decide about ${orderOf(line)}`,
  },
  "withdraw problem": {
    label: "Withdrew a problem with an order",
    sentence: (line) => `withdrew the problem with ${orderOf(line)}`,
  },
  "answer problem": {
    label: "Answered a problem with an order",
    sentence: (line) => `answered the problem with ${orderOf(line)}${refundedIn(line)}`,
  },
  "decide problem": {
    label: "Decided about a problem with an order",
    sentence: (line) => `decided about the problem with ${orderOf(line)}${refundedIn(line)}`,
  },
  "refund order": {
    label: "Refunded items of an order",
    sentence: (line) => `refunded items of ${orderOf(line)}${refundedIn(line)}`,
  },
  "list orders": { label: "Viewed orders", sentence: () => "viewed the orders" },
  "read order messages": {
    label: "Read the messages about an order",
    sentence: (line) => `read the messages about ${orderOf(line)}`,
  },
  "restore listing": {
    label: "Restored a listing",
    sentence: (line) => `restored ${listing(line)}`,
  },
  "purge listing": {
    label: "Permanently deleted a listing",
    sentence: (line) => `permanently deleted ${listing(line)}`,
  },
  "resolve report": {
    label: "Resolved a report",
    sentence: (line) => `resolved a report about ${listing(line)}`,
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
    sentence: (line) => `dismissed a report about ${listing(line)}`,
  },
  "invite editor": {
    label: "Invited an editor",
    sentence: (line) => `invited ${invitedIn(line.changes)} to edit ${listing(line)}`,
  },
  "withdraw invitation": {
    label: "Withdrew an invitation",
    sentence: (line) => `withdrew an invitation to edit ${listing(line)}`,
  },
  "accept editing": {
    label: "Became an editor",
    sentence: (line) => `became an editor of ${listing(line)}`,
  },
  "leave listing": {
    label: "Stopped editing",
    sentence: (line) => `stopped editing ${listing(line)}`,
  },
  "remove editor": {
    label: "Removed an editor",
    sentence: (line) =>
      line.changes.editorId === line.actorId
        ? `stopped editing ${listing(line)}`
        : `removed ${person(line, line.changes.editorId)} as an editor of ${listing(line)}`,
  },
  "put community word": {
    label: "Linked two words",
    sentence: ({ objectId }) => `linked two words${wordsOf(objectId)}`,
  },
  "remove community word": {
    label: "Unlinked two words",
    sentence: ({ objectId }) => `unlinked two words${wordsOf(objectId)}`,
  },
  "read profile": {
    label: "Viewed a profile",
    sentence: (line) => `viewed ${ownerOf(person(line, line.objectId))} profile`,
  },
  "read plan": {
    label: "Viewed a plan",
    sentence: (line) => `viewed ${ownerOf(person(line, line.objectId))} plan`,
  },
  "read listing": {
    label: "Viewed a listing's details",
    sentence: (line) => `viewed the details of ${listing(line)}`,
  },
  "list editors": {
    label: "Viewed editors",
    sentence: (line) => `viewed the editors of ${listing(line)}`,
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
    sentence: () => "viewed the orders of a store",
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
    sentence: (line) => `deleted ${payoutAccountOf(line)}`,
  },
  "list payout accounts": {
    label: "Viewed connected accounts",
    sentence: () => "viewed the connected accounts",
  },
  "read payout account": {
    label: "Viewed a payment account",
    sentence: (line) => `viewed ${payoutAccountOf(line)}`,
  },
  "open payout dashboard": {
    label: "Opened a payment account at Stripe",
    sentence: (line) => `opened ${payoutAccountOf(line)} at Stripe`,
  },
  "refused write": {
    label: "Was refused",
    sentence: ({ objectId }) => `was refused: ${objectId ?? "a change"}`,
  },
};

/** The actions people can filter by, those that only looked last. */
export const actOptions = Object.entries(acts)
  .map(([value, { label }]) => ({ value, label }))
  .sort((a, b) => Number(readActs.includes(a.value)) - Number(readActs.includes(b.value)));

const invitedIn = ({ email }: SentenceLine["changes"]) =>
  typeof email === "string" ? email : "someone";

const nameIn = ({ businessName }: SentenceLine["changes"]) =>
  typeof businessName === "string" ? businessName : "a deleted listing";

function requestOf(line: SentenceLine): string {
  const { userId, accessType } = line.changes;
  const name = Object.entries(accessNames).find(([type]) => type === accessType)?.[1];
  return `${ownerOf(person(line, userId))} request for ${name ? `${name} ` : ""}access`;
}

const payoutAccountOf = (line: SentenceLine) =>
  `${ownerOf(person(line, line.changes.userId))} payment account`;

const wordsOf = (objectId: string | null) => (objectId ? `: ${objectId}` : "");

function settingSentence(key: string | null, value: unknown): string {
  if (key === null || !Object.hasOwn(settingShapes, key)) return `changed the setting ${key ?? ""}`;
  const shape = settingShapes[key as SettingKey];
  const words = spaced(key);
  if (shape.kind === "group" || shape.kind === "text") return `changed the setting ${words}`;
  return `changed the setting ${words} to ${valueLines(shape, value)[0]?.text}`;
}
