import { beforeAll, describe, expect, test } from "vitest";
import type { Tx } from "#platform/db/db.ts";
import { makeDeps } from "#test/deps.ts";
import {
  makeEditor,
  makeListing,
  roseStreetAddress,
  setPlan,
  signInOwner,
} from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { actDuring } from "#test/meanwhile.ts";
import { runTasks } from "#test/run-tasks.ts";
import { applyPlanLimit } from "../businesses/apply-plan-limit.ts";
import { syncListingsWithOwner } from "./sync-listings-with-owner.ts";

const app = useTestApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" });
});

const getBusinessRow = (id: string) =>
  app.db
    .selectFrom("directory.business")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const getStatusCode = async (id: string) =>
  (await app.call("GET", `/dir/business/${id}`)).statusCode;
const changeAsAdmin = async (path: string, body?: object) => {
  const response = await app.call(body ? "PUT" : "POST", path, {
    as: admin,
    ...(body && { body }),
  });
  expect(response.statusCode).toBe(200);
  await runTasks(app.services);
};

const banOwner = async ({ userId }: SignedIn) => {
  const body = { reason: "Spam" };
  const response = await app.call("POST", `/admin/users/${userId}/ban`, { as: admin, body });
  expect(response.statusCode).toBe(200);
  await runTasks(app.services);
};

describe("X-17 the listings of a banned owner", () => {
  test("are hidden, and shown again as they were after the unban", async () => {
    const owner = await signInOwner(app, "Pro");
    const live = await makeListing(app, owner);
    const hidden = await makeListing(app, owner, {}, roseStreetAddress);
    await banOwner(owner);
    expect(await getStatusCode(live.id)).toBe(404);
    expect(await getBusinessRow(live.id)).toMatchObject({ isWithheld: true, isLive: true });
    await changeAsAdmin(`/admin/users/${owner.userId}/unban`);
    expect(await getStatusCode(live.id)).toBe(200);
    expect(await getStatusCode(hidden.id)).toBe(404);
  });

  test("follow the owner's current status, however often and in whatever order events arrive", async () => {
    const owner = await signInOwner(app);
    const { id } = await makeListing(app, owner);
    for (const [userStatus, isWithheld] of [
      ["Banned", true],
      ["Active", false],
      ["Suspended", true],
    ] as const) {
      await app.db
        .updateTable("accounts.profile")
        .set({ userStatus })
        .where("id", "=", owner.userId)
        .execute();
      for (let turn = 0; turn < 2; turn++) await syncListingsWithOwner(makeDeps(app), owner.userId);
      expect((await getBusinessRow(id)).isWithheld).toBe(isWithheld);
    }
  });
});

const updateProfile = (tx: Tx, { userId }: SignedIn) =>
  tx.updateTable("accounts.profile").where("id", "=", userId);

describe("a change of the owner that is just being saved", () => {
  test("X-17 is waited for before listings follow the owner's status", async () => {
    const owner = await signInOwner(app);
    const { id } = await makeListing(app, owner);
    await actDuring(
      app,
      (tx) => updateProfile(tx, owner).set({ userStatus: "Banned" }).execute(),
      () => syncListingsWithOwner(makeDeps(app), owner.userId),
    );
    expect((await getBusinessRow(id)).isWithheld).toBe(true);
  });

  test("X-26 is waited for before listings follow the plan", async () => {
    const owner = await signInOwner(app, "Pro");
    const [first, second] = [await makeListing(app, owner), await makeListing(app, owner)];
    await actDuring(
      app,
      (tx) => updateProfile(tx, owner).set({ grantedPlan: "Basic" }).execute(),
      () => applyPlanLimit(makeDeps(app), owner.userId),
    );
    expect((await getBusinessRow(first.id)).isLive).toBe(true);
    expect((await getBusinessRow(second.id)).isLive).toBe(false);
  });

  test("X-26 is waited for before a listing is restored", async () => {
    const owner = await signInOwner(app, "Pro");
    const [gone] = [await makeListing(app, owner), await makeListing(app, owner)];
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: new Date() })
      .where("id", "=", gone.id)
      .execute();
    const response = await actDuring(
      app,
      (tx) => updateProfile(tx, owner).set({ grantedPlan: "Basic" }).execute(),
      () => app.call("POST", `/admin/listings/${gone.id}/restore`, { as: admin }),
    );
    expect(response.statusCode).toBe(200);
    expect((await getBusinessRow(gone.id)).isLive).toBe(false);
  });
});

test("the listings of a closed account are deleted for good, and the person no longer edits any", async () => {
  const owner = await signInOwner(app);
  const { id } = await makeListing(app, owner);
  const other = await makeListing(app, await signInOwner(app));
  await makeEditor(app, other, owner);
  await app.db
    .insertInto("directory.memberInvitation")
    .values({
      businessId: other.id,
      email: "stranger@people.example",
      tokenHash: Buffer.from("a"),
      invitedBy: owner.userId,
      expiresAt: new Date(Date.now() - 1000),
    })
    .execute();
  const closed = await app.call("DELETE", `/user/delete-user/${owner.userId}`, { as: owner });
  expect(closed.statusCode).toBe(204);
  await runTasks(app.services);
  expect(await getStatusCode(id)).toBe(404);
  expect(await getBusinessRow(id)).toMatchObject({
    isWithheld: true,
    deleteRequestedAt: expect.any(Date),
  });
  const editors = await app.db
    .selectFrom("directory.member")
    .select("profileId")
    .where("businessId", "=", other.id)
    .execute();
  expect(editors).toEqual([]);
  const invitations = app.db.selectFrom("directory.memberInvitation").select("email");
  expect(await invitations.where("invitedBy", "=", owner.userId).execute()).toEqual([]);
  const restored = await app.call("POST", `/admin/listings/${id}/restore`, { as: admin });
  expect(restored.statusCode).toBe(409);
  expect(restored.json().error).toContain("closed");
  const deletedListings = (await app.call("GET", "/admin/listings/deleted", { as: admin })).json()
    .data;
  expect(deletedListings).toContainEqual(
    expect.objectContaining({ id, ownerName: "Former member" }),
  );
});

describe("X-26 after a downgrade", () => {
  test("the newest surplus listings are hidden and none is lost", async () => {
    const owner = await signInOwner(app, "Pro");
    const ownerListings = [];
    for (let count = 0; count < 3; count++) ownerListings.push(await makeListing(app, owner));
    const patch = { directorySubscriptionPlan: "Basic" };
    await changeAsAdmin(`/admin/users/update/${owner.userId}`, patch);
    const rows = await Promise.all(ownerListings.map(({ id }) => getBusinessRow(id)));
    expect(rows.map((row) => row.isLive)).toEqual([true, false, false]);
    expect(rows.every((row) => row.deleteRequestedAt === null)).toBe(true);

    const [first, second] = ownerListings;
    const save = async (id: string, isLive: boolean) => {
      const { version } = await getBusinessRow(id);
      return app.call("PUT", `/dir/business/${id}`, { as: owner, body: { version, isLive } });
    };
    expect((await save(second?.id ?? "", true)).json().code).toBe("plan_limit_reached");
    expect((await save(first?.id ?? "", false)).statusCode).toBe(200);
    expect((await save(second?.id ?? "", true)).statusCode).toBe(200);
  });

  test("a deleted listing takes no place of the plan", async () => {
    const owner = await signInOwner(app, "Pro");
    const [gone, remaining, surplus] = [
      await makeListing(app, owner),
      await makeListing(app, owner),
      await makeListing(app, owner),
    ];
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: new Date() })
      .where("id", "=", gone.id)
      .execute();
    await changeAsAdmin(`/admin/users/update/${owner.userId}`, {
      directorySubscriptionPlan: "Basic",
    });
    const liveReads = [remaining, surplus].map(async ({ id }) => (await getBusinessRow(id)).isLive);
    expect(await Promise.all(liveReads)).toEqual([true, false]);
  });

  test("an upgrade hides nothing, and other profile changes do not count as a change of plan", async () => {
    const owner = await signInOwner(app);
    const { id, version } = await makeListing(app, owner);
    await changeAsAdmin(`/admin/users/update/${owner.userId}`, {
      directorySubscriptionPlan: "Pro",
    });
    await setPlan(app, owner, "Basic");
    await changeAsAdmin(`/admin/users/update/${owner.userId}`, { fullName: "Ada Obi" });
    expect(await getBusinessRow(id)).toMatchObject({ isLive: true, version });
  });
});
