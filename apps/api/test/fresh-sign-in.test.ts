import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { accessMatrix, listRows } from "./access-matrix/index.ts";
import type { ObjectOwnership } from "./access-matrix/outcomes.ts";
import type { Role } from "./access-matrix/roles.ts";
import { requestOutcome } from "./access-matrix/stage.ts";
import { useAccessFixture } from "./access-matrix/use-cast.ts";
import { getSessionToken } from "./harness.ts";
import { startServer } from "./servers.ts";

/** What sends money out, changes where it goes, or gives or takes a right. */
const acts: [name: string, role: Role, whose: ObjectOwnership][] = [
  ["POST /admin/users/:id/ban", "moderator", "others"],
  ["POST /access-requests/:requestId/approve", "admin", "others"],
  ["POST /access-requests/:requestId/decline", "moderator", "others"],
  ["POST /admin/payments/outbox/:id/retry", "admin", "others"],
  ["POST /admin/payments/events/:id/retry", "admin", "others"],
  ["PUT /admin/stores/:storeId/visibility", "admin", "others"],
  ["DELETE /admin/stores/:storeId/merchant-id", "admin", "others"],
  ["PUT /admin/settings/:key", "admin", "own"],
  ["DELETE /admin/listings/:id", "admin", "others"],
  ["DELETE /dir/delete/:id", "business owner", "own"],
  ["PUT /dir/bookings/:bookingId", "moderator", "others"],
  ["POST /dir/bookings/:bookingId/decline-contact", "moderator", "others"],
  ["POST /dir/business/:id/editors", "business owner", "own"],
  ["PUT /dir/business/:id/editors/:editorId", "business owner", "own"],
  ["DELETE /dir/business/:id/editors/:editorId", "business owner", "own"],
  ["DELETE /dir/business/:id/invitations/:invitationId", "business owner", "own"],
  ["PUT /Store-info/update-merchant-id/:storeId", "store owner", "own"],
  ["GET /pay/merch/dashboard-link/:accountId", "store owner", "own"],
];

const fixture = await useAccessFixture(accessMatrix.values());

/** The same person, who signed in six minutes ago. */
async function signInEarlier(role: Role) {
  const testActor = fixture.getTestActor(role);
  if (!testActor.as) throw new Error(`${role} has no session`);
  const actor = await fixture.app.services.resolveActor(getSessionToken(testActor.as));
  if (actor.kind !== "member") throw new Error(`${role} isn't signed in`);
  const signedInAt = new Date(Date.now() - 6 * 60_000);
  const { call } = await startServer(fixture.app, {
    resolveActor: async () => ({ ...actor, identity: { ...actor.identity, signedInAt } }),
  });
  return { player: testActor, call };
}

describe("a sign-in within five minutes", () => {
  test.each(acts)("%s asks for it", async (name, role, whose) => {
    const { player, call } = await signInEarlier(role);
    const outcome = await requestOutcome(call, { name, whose, player, others: fixture.others });
    expect(outcome).toBe("401 fresh_sign_in_needed");
    expect(await fixture.tables.changed()).toEqual([]);
  });
});

/** Money that is on its way or where it goes, and who has which right. */
const moneyAndRightsQuery = sql<{ name: string; print: string }>`
  select 'refunds' as name, md5(string_agg(one::text, '|' order by one::text)) as print
    from payments.refund one
  union all select 'messages to the provider', md5(string_agg(id::text, '|' order by id)) from payments.outbox
  union all select 'payout accounts', md5(string_agg(user_id || coalesce(stripe_id, ''), '|' order by id))
    from payments.payout_account
  union all select 'merchant ids', md5(string_agg(id || coalesce(merchant_id, ''), '|' order by id))
    from marketplace.store
  union all select 'statuses', md5(string_agg(concat_ws(' ', id, user_status, admin_status, merchant_status,
      media_status, mag_status, directory_status, granted_plan, stripe_account_id, deleted_at), '|' order by id))
    from accounts.profile
  union all select 'owners of businesses', md5(string_agg(id || owner_id, '|' order by id))
    from directory.business
  union all select 'editors', md5(string_agg(business_id || profile_id || rights::text, '|' order by business_id, profile_id))
    from directory.member
  union all select 'invitations', md5(string_agg(id::text, '|' order by id)) from directory.member_invitation
  union all select 'settings', md5(string_agg(one::text, '|' order by one::text)) from admin.setting_change one`;

const readMoneyAndRights = async () =>
  new Map(
    (await moneyAndRightsQuery.execute(fixture.app.db)).rows.map(({ name, print }) => [
      name,
      print,
    ]),
  );

/** What may change there after an older sign-in, and why. */
const callsWithoutFreshSignIn = [
  // Whoever was invited accepts; the owner signed in freshly to invite them.
  "POST /dir/invitations/accept: editors, invitations",
  // Only what the provider itself says of the account is copied.
  "POST /pay/merch/account/refresh: statuses",
  // A customer takes their own money back.
  "PUT /dir/bookings/:bookingId: refunds, messages to the provider",
];

test("no other write of sellers or staff moves money or rights without it", async () => {
  const seen: string[] = [];
  const writes = [...accessMatrix].filter(([name]) => !name.startsWith("GET "));
  for (const role of ["business owner", "store owner", "moderator", "admin"] as const) {
    const { player, call } = await signInEarlier(role);
    const before = await readMoneyAndRights();
    for (const [name, rows] of writes)
      for (const { whose } of listRows(rows)) {
        if (whose === "missing") continue;
        const outcome = await requestOutcome(call, { name, whose, player, others: fixture.others });
        // That a refused write changes nothing is what the access matrix shows.
        if (typeof outcome !== "number") continue;
        const after = await readMoneyAndRights();
        const moved = [...after].filter(([what, print]) => before.get(what) !== print);
        if (moved.length > 0) {
          seen.push(`${name}: ${moved.map(([what]) => what).join(", ")}`);
        }
        await fixture.tables.restore(await fixture.tables.changed());
      }
  }
  expect([...new Set(seen)].toSorted()).toEqual(callsWithoutFreshSignIn);
}, 600_000);
