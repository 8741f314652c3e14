import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { Call } from "@boab/contracts/common/call";
import { describe, expect, test } from "vitest";
import { accessMatrix, listRows } from "./access-matrix/index.ts";
import { roles } from "./access-matrix/roles.ts";
import { buildRequest } from "./access-matrix/stage.ts";
import { auditedActs } from "./access-matrix/table-snapshot.ts";
import { useAccessFixture } from "./access-matrix/use-cast.ts";
import { insertStore } from "./factories/marketplace.ts";
import type { SignedIn } from "./harness.ts";

/** A repeat with the same Idempotency-Key gets the first response and does nothing. */
const routesOnceByKey = [
  "POST /access-requests",
  "POST /add-music-video",
  "POST /admin/documents/:docId/publication",
  "POST /admin/documents/:docId/return",
  "POST /admin/listings/:id/restore",
  "POST /admin/moderation/:id/appeal",
  "POST /admin/moderation/:id/decisions",
  "POST /admin/moderation/:id/reopen",
  "POST /admin/newsletter/issues",
  "POST /admin/newsletter/issues/:id/pause",
  "POST /admin/newsletter/issues/:id/send",
  "POST /admin/newsletter/issues/:id/test",
  "POST /admin/orders/:order_id/problem-decision",
  "POST /admin/payments/checks",
  "POST /admin/payments/events/:id/retry",
  "POST /app/enquiries",
  "POST /cart/add",
  "POST /contact-links",
  "POST /contact-links/erasure",
  "POST /create/media-account",
  "POST /dir-review/:id/reports",
  "POST /dir-review/create",
  "POST /dir/bookings",
  "POST /dir/business",
  "POST /dir/business/:id/editors",
  "POST /dir/business/:id/reports",
  "POST /dir/business/:id/waitlist",
  "POST /dir/business/:id/walk-ins",
  "POST /dir/invitations/accept",
  "POST /documents/:docId/pictures",
  "POST /documents/:docId/restorations",
  "POST /documents/:docId/submission",
  "POST /launch-reminders",
  "POST /marketplace/my-orders/:order_id/problem",
  "POST /marketplace/my-orders/:order_id/problems",
  "POST /marketplace/my-orders/:order_id/received",
  "POST /marketplace/orders/:order_id/messages",
  "POST /marketplace/orders/:order_id/problem-reply",
  "POST /marketplace/orders/:order_id/refunds",
  "POST /marketplace/stores/:slug/back-notices",
  "POST /media/comments/:id/reports",
  "POST /mediaItems/:vid_Id/comments",
  "POST /mediaItems/:vid_Id/like",
  "POST /mediaItems/:vid_Id/reports",
  "POST /moderation/decisions/:id/appeals",
  "POST /newsletter/subscribers",
  "POST /pay/sales/:id/refunds",
  "POST /resume",
  "POST /session/email-change",
  "POST /session/email-verification",
  "POST /session/password-reset",
  "POST /shop-item/:itemId/restore",
  "POST /shop-item/create-item",
  "POST /shop-item/import/:shopId",
  "POST /Store-info/create-store",
  "POST /user/welcome",
];

/** The same, but nobody of the access matrix succeeds with them: the test of the area sends these twice. */
const routesTestedInTheirArea = [
  "POST /admin/newsletter/issues/:id/resume",
  "POST /admin/payments/outbox/:id/retry",
  "POST /dir/booking-links/new",
  "POST /marketplace/items/:itemId/reviews",
  "POST /pay/checkout",
  "POST /pay/checkout/one-time",
];

/** Writes that may run twice, with the reason why that does no harm. */
const repeatableRoutesByReason: Record<string, string[]> = {
  "It only reads: a POST keeps a token or a long list out of the address.": [
    "POST /api/video",
    "POST /contact-links/data",
    "POST /dir/booking-links",
    "POST /dir/booking-links/slots",
    "POST /dir/booking-links/waiting",
    "POST /dir/booking-request-links",
    "POST /dir/booking-time-links",
    "POST /dir/calendar-feeds",
    "POST /dir/waitlist-links",
    "POST /dir/invitations/read",
    "POST /dir/team-name-links",
    "POST /jobs/uploads/state",
    "POST /pay/cart",
    "POST /resume/withdrawals/read",
    "POST /shop-item/import-preview/:shopId",
    "POST /Store-info/store-name",
  ],
  "It asks the provider how things stand and stores the answer.": [
    "POST /marketplace/checkouts/:id/refresh",
    "POST /pay/merch/account/refresh",
    "POST /pay/payments/:id/refresh",
    "POST /pay/subscription-status/refresh",
    "POST /session/email-refresh",
  ],
  "It leads to the provider's page of what is open already.": [
    "POST /pay/create-subscription-session",
    "POST /pay/customer-portal",
    "POST /pay/merch/onboard",
    "POST /pay/merch/onboard/refresh",
  ],
  "A ticket that nobody uses leaves an empty upload, which is removed.": [
    "POST /jobs/:jobId/uploads",
    "POST /uploads",
  ],
  "It ends in a state that is the same however often it is asked for, or refused from the second time on.":
    [
      "POST /admin/enquiries/:id/done",
      "POST /admin/enquiries/:id/reopen",
      "POST /admin/users/:id/ban",
      "POST /admin/users/:id/unban",
      "POST /access-requests/:requestId/approve",
      "POST /access-requests/:requestId/decline",
      "POST /dir-review/invitations/stop",
      "POST /dir/bookings/:bookingId/decline-contact",
      "POST /emails/unsubscriptions",
      "POST /jobs/uploads/complete",
      "POST /launch-reminders/confirmations",
      "POST /marketplace/back-notices/confirmations",
      "POST /newsletter/confirmations",
      "POST /newsletter/unsubscriptions",
      "POST /resume/withdrawals",
      "POST /session/password-reset/confirm",
      "POST /uploads/:uploadId/complete",
    ],
  "Its response holds a secret, which is not stored; the last one counts.": [
    "POST /dir/business/:id/calendar-feed",
    "POST /session",
  ],
  "Each opening of the emailed link starts a session of its own, which ends by itself.": [
    "POST /contact-links/sessions",
    "POST /dir/booking-links/sessions",
    "POST /dir/waitlist-links/sessions",
  ],
  "The row belongs to the person: a second one is the same.": ["POST /user/create-user"],
  "A save made from an older revision changes nothing, and what it holds is kept as a version.": [
    "POST /save-text-editor/:docId",
  ],
};

const names = [
  ...routesOnceByKey,
  ...routesTestedInTheirArea,
  ...Object.values(repeatableRoutesByReason).flat(),
];

/** The second answer to a PUT, PATCH or DELETE under the same key; whatever it is, nothing happens a second time. */
const changesBySecondAnswer = {
  "the first answer": [
    "PUT /admin/community-words",
    "PUT /admin/newsletter/issues/:id",
    "PUT /admin/settings/:key",
    "PUT /admin/stores/:storeId/visibility",
    "PUT /admin/users/update/:id",
    "PUT /dir-review/:id/helpful",
    "PUT /dir-review/:id/reply",
    "PUT /dir-review/update/:id",
    "PUT /dir/booking-links",
    "PUT /dir/booking-request-links",
    "PUT /dir/booking-time-links",
    "PUT /dir/bookings/:bookingId",
    "PUT /dir/business/:id",
    "PUT /dir/business/:id/booking-settings",
    "PUT /dir/business/:id/customers/:customerId",
    "PUT /dir/business/:id/customers/:customerId/online-bookings",
    "PUT /dir/business/:id/editors/:editorId",
    "PUT /dir/business/:id/jobs",
    "PUT /dir/business/:id/team/:teammateId/name",
    "PUT /dir/business/:id/todays-block",
    "PUT /dir/saved/:id",
    "PUT /dir/waitlist-links",
    "PUT /dir/waitlist/:placeId",
    "PUT /dir/team-name-links",
    "PUT /marketplace/cart/deliveries/:storeId",
    "PUT /marketplace/saved/:id",
    "PUT /media/watch-later/:vid_Id",
    "PUT /resume/:id",
    "PUT /shop-item/:itemId",
    "PUT /shop-item/draft/:shopId",
    "PUT /Store-info/update-merchant-id/:storeId",
    "PUT /user/photo",
    "PUT /users/me/stripe-account",
    "PATCH /cart/:id",
    "PATCH /media/account",
    "PATCH /mediaItems/:vid_Id",
    "PATCH /purchase-history/:order_id/:ItemNumber",
    "PATCH /Store-info/update-store/:storeId",
    "DELETE /admin/documents/:docId/publication",
    "DELETE /admin/stores/:storeId/merchant-id",
    "DELETE /cart/:id",
    "DELETE /cart/remove",
    "DELETE /dir-review/:id/helpful",
    "DELETE /dir-review/:id/reply",
    "DELETE /dir/business/:id/calendar-feed",
    "DELETE /dir/business/:id/team/:teammateId/name",
    "DELETE /dir/business/:id/todays-block",
    "DELETE /dir/gallery/remove/:id",
    "DELETE /dir/saved/:id",
    "DELETE /documents/:docId/submission",
    "DELETE /marketplace/saved/:id",
    "DELETE /media/progress",
    "DELETE /media/watch-later/:vid_Id",
    "DELETE /session",
    "DELETE /shop-item/draft/:shopId",
    "DELETE /user/photo",
  ],
  "404 not_found": [
    "DELETE /admin/community-words",
    "DELETE /admin/listings/:id",
    "DELETE /admin/newsletter/issues/:id",
    "DELETE /admin/users/delete/:id",
    "DELETE /dir-review/delete/:id",
    "DELETE /dir/business/:id/editors/:editorId",
    "DELETE /dir/business/:id/invitations/:invitationId",
    "DELETE /dir/delete/:id",
    "DELETE /documents/:docId",
    "DELETE /media/comments/:id",
    "DELETE /mediaItems/:vid_Id",
    "DELETE /resume/:id",
    "DELETE /shop-item/:itemId",
    "DELETE /Store-info/delete-store/:storeId",
  ],
  // It ended the session that it was sent with.
  "401 not_signed_in": [
    "PUT /session/password",
    "DELETE /session/everywhere",
    "DELETE /user/delete-user/:uid",
  ],
};

const excludedChanges: Record<string, string> = {
  "PUT /admin/users/update": "It names nobody and is refused.",
  "PUT /admin/users/update/": "It names nobody and is refused.",
  "PUT /media/progress/:vid_Id":
    "It tells where somebody is in a video, and the moment is part of it.",
  "DELETE /pay/merch/account/:accountId":
    "Its account is the provider's: the test of the area deletes it twice.",
};

const fixture = await useAccessFixture(accessMatrix.values());

const isCreating = (name: string) => name.startsWith("POST ");
const isChanging = (name: string) => /^(PUT|PATCH|DELETE) /.test(name);

test("every change says what it answers when it is sent twice", () => {
  const named = [...Object.values(changesBySecondAnswer).flat(), ...Object.keys(excludedChanges)];
  const changes = [...accessMatrix.keys()].filter(isChanging);
  expect(named.toSorted()).toEqual(changes.toSorted());
});

test("every write says why it can be sent twice", () => {
  const writes = [...accessMatrix.keys()].filter(isCreating);
  // The payment provider repeats its own events; each is stored by its id.
  const webhooks = ["POST /pay/webhooks/connect", "POST /pay/webhooks/platform"];
  expect(names.toSorted()).toEqual(writes.filter((name) => !webhooks.includes(name)).toSorted());
});

/** What everybody in the cast has already; a newcomer makes the first. */
const newMemberStatuses: Record<string, Partial<Statuses>> = {
  "POST /create/media-account": { mediaStatus: "Approved" },
  "POST /dir/business": { directoryStatus: "Approved" },
  "POST /pay/create-subscription-session": {},
  "POST /Store-info/create-store": { merchantStatus: "Approved" },
};

type Named = { as: SignedIn; url: string; body?: object };

/** What another row of the cast stands in the way of, or what would end the session of somebody who plays on. */
const customRequestMakers: Record<string, () => Promise<Named>> = {
  // The form says which version it began with, and a new email is confirmed by a link.
  async "PUT /admin/users/update/:id"() {
    const as = await fixture.app.signIn();
    const session = await fixture.app.call("GET", "/session", { as });
    const { version } = session.json().profile;
    const body = { fullName: "Grace Mensah", email: "grace@people.example", version };
    return { as, url: `/admin/users/update/${as.userId}`, body };
  },
  async "PATCH /Store-info/update-store/:storeId"() {
    const as = await fixture.app.signIn({ merchantStatus: "Approved" });
    const id = await insertStore(fixture.app.db, { userId: as.userId, isOnHoliday: true });
    const body = {
      version: 1,
      location: "Brunswick VIC",
      holiday: { isOn: false, message: "", backOn: null },
    };
    return { as, url: `/Store-info/update-store/${id}`, body };
  },
  async "DELETE /Store-info/delete-store/:storeId"() {
    const as = await fixture.app.signIn({ merchantStatus: "Approved" });
    const id = await insertStore(fixture.app.db, { userId: as.userId });
    return { as, url: `/Store-info/delete-store/${id}`, body: {} };
  },
  async "DELETE /admin/users/delete/:id"() {
    const { userId } = await fixture.app.signIn();
    const as = await fixture.app.signIn({ adminStatus: "Admin" });
    return { as, url: `/admin/users/delete/${userId}?confirm=${userId}` };
  },
  async "DELETE /user/delete-user/:uid"() {
    const as = await fixture.app.signIn();
    return { as, url: `/user/delete-user/${as.userId}` };
  },
  "DELETE /session/everywhere": async () => ({
    as: await fixture.app.signIn(),
    url: "/session/everywhere",
  }),
  async "PUT /session/password"() {
    const as = await fixture.app.signIn();
    // A session that began within the same second may be the new one, and stays.
    await setTimeout(1_100);
    return { as, url: "/session/password", body: { newPassword: "Another-pass-2026" } };
  },
};

async function makeRouteRequest(name: string) {
  const { app, others, getTestActor: getPlayer } = fixture;
  const makeCustomRequest = customRequestMakers[name];
  if (makeCustomRequest) {
    const { as, url, body } = await makeCustomRequest();
    return { player: { as }, method: name.split(" ")[0] as Call["method"], url, body };
  }
  const statuses = newMemberStatuses[name];
  if (statuses) {
    const player = { as: await app.signIn(statuses), own: new Map<string, string>() };
    return { player, ...buildRequest({ name, whose: "none", player, others }) };
  }
  const { whose, role } = findSuccess(name);
  const player = getPlayer(role);
  return { player, ...buildRequest({ name, whose, player, others }) };
}

/** Somebody for whom the request succeeds. */
function findSuccess(name: string) {
  const rows = accessMatrix.get(name);
  if (!rows) throw new Error(`No rows for ${name}`);
  for (const { whose, row } of listRows(rows))
    for (const role of roles) if (typeof row[role] === "number") return { whose, role };
  throw new Error(`Nobody may ${name}`);
}

async function sendTwice(name: string, key: string | undefined, between: () => Promise<void>) {
  const { player, method, url, body } = await makeRouteRequest(name);
  const send = () =>
    fixture.app.call(method, url, {
      ...(player.as && { as: player.as }),
      ...(body && { body }),
      ...(key && { headers: { "idempotency-key": key } }),
    });
  const first = await send();
  expect(first.statusCode, first.body).toBeLessThan(300);
  await between();
  return { first, second: await send() };
}

describe("a write with a key, sent twice, is done once", () => {
  test.each(routesOnceByKey)("%s", async (name) => {
    const { tables } = fixture;
    const key = randomUUID();
    let before = new Map<string, string>();
    const { first, second } = await sendTwice(name, key, async () => {
      before = await tables.fingerprints();
    });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await tables.fingerprints()).toEqual(before);
    const stored = await fixture.app.db
      .selectFrom("platform.idempotentAnswer")
      .select("route")
      .where("key", "=", key)
      .execute();
    expect(stored).toEqual([{ route: name }]);
    await tables.restore(await tables.changed());
  });
});

describe("a write that is the same twice adds nothing the second time", () => {
  // The provider doesn't know what these samples name, or what is added is kept aside.
  const excludedRoutes = [
    "POST /api/video",
    "POST /contact-links/sessions",
    "POST /dir/booking-links/sessions",
    "POST /dir/waitlist-links/sessions",
    "POST /pay/customer-portal",
    "POST /save-text-editor/:docId",
    "POST /session/password-reset/confirm",
  ];
  const testedRoutes = Object.values(repeatableRoutesByReason)
    .flat()
    .filter((name) => !excludedRoutes.includes(name));

  test.each(testedRoutes)("%s", async (name) => {
    const { tables } = fixture;
    let before = new Map<string, number>();
    const { second } = await sendTwice(name, undefined, async () => {
      before = await tables.counts();
    });
    const after = await tables.counts();
    const growableTables = ["pgboss.job", "uploads.upload", auditedActs];
    const grownTables = [...after].filter(
      ([table, rows]) => rows > (before.get(table) ?? 0) && !growableTables.includes(table),
    );
    expect(grownTables, `${second.statusCode}`).toEqual([]);
    await tables.restore(await tables.changed());
  });
});

describe("a change with a key, sent twice, is made once", () => {
  const changes = Object.entries(changesBySecondAnswer).flatMap(([answer, names]) =>
    names.map((name) => ({ name, answer })),
  );

  test.each(changes)("$name, then $answer", async ({ name, answer }) => {
    const { tables } = fixture;
    let before = new Map<string, string>();
    const { first, second } = await sendTwice(name, randomUUID(), async () => {
      before = await tables.fingerprints();
    });
    const refusal = second.statusCode < 400 ? "" : `${second.statusCode} ${second.json().code}`;
    if (answer === "the first answer")
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    else expect(refusal).toBe(answer);
    expect(await tables.fingerprints()).toEqual(before);
    await tables.restore(await tables.changed());
  });
});
