import type { AccessType } from "@boab/contracts/accounts/access-requests";
import { describe, expect, test } from "vitest";
import { type SignedIn, useHouse } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { later, partsOf } from "#test/parts.ts";
import { runTasks } from "#test/run-tasks.ts";
import { approveRequest } from "./decide-access-request.ts";

const house = useHouse();

const moderator = () => house.signIn({ adminStatus: "Moderator" });
const admin = () => house.signIn({ adminStatus: "Admin" });

const rowOf = (id: string) =>
  house.db
    .selectFrom("accounts.profile")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

async function personWhoAsked(accessType: AccessType) {
  const ada = await house.signIn();
  await house.call("POST", "/access-requests", {
    as: ada,
    body: { accessType, reason: "Please." },
  });
  const { id } = await house.db
    .selectFrom("accounts.access_request")
    .select("id")
    .where("user_id", "=", ada.userId)
    .executeTakeFirstOrThrow();
  return { ada, requestId: id };
}

const approve = (as: SignedIn | undefined, id: string) =>
  house.call("POST", `/access-requests/${id}/approve`, as && { as });
const decline = (as: SignedIn | undefined, id: string, reason = "Not yet.") =>
  house.call("POST", `/access-requests/${id}/decline`, { ...(as && { as }), body: { reason } });

const columns = [
  "merchant_status",
  "directory_status",
  "media_status",
  "mag_status",
  "admin_status",
];
const granted: [AccessType, string, string, boolean][] = [
  ["merchant", "merchant_status", "Approved", false],
  ["directory", "directory_status", "Approved", true],
  ["media", "media_status", "Approved", true],
  ["writer", "mag_status", "Approved", true],
  ["admin", "admin_status", "Moderator", false],
];

describe("X-13 GUARD-09 approving", () => {
  test.each(granted)("%s sets %s to %s and nothing else", async (type, column, value) => {
    const { ada, requestId } = await personWhoAsked(type);
    const answer = await approve(await admin(), requestId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: "approved", userId: ada.userId });
    const row = await rowOf(ada.userId);
    const statuses = columns.map((name) => [name, row[name as keyof typeof row]]);
    expect(statuses).toEqual(columns.map((name) => [name, name === column ? value : null]));
  });

  test.each(granted)("%s by a moderator", async (type, column, value, isAllowed) => {
    const { ada, requestId } = await personWhoAsked(type);
    const boss = await moderator();
    const answer = await approve(boss, requestId);
    expect(answer.statusCode).toBe(isAllowed ? 200 : 403);
    const row = await rowOf(ada.userId);
    expect(row[column as keyof typeof row]).toBe(isAllowed ? value : null);
    if (!isAllowed) expect((await decline(boss, requestId)).statusCode).toBe(403);
  });

  test("tells the person once, and is on record", async () => {
    const { ada, requestId } = await personWhoAsked("directory");
    const boss = await moderator();
    await approve(boss, requestId);
    expect((await approve(boss, requestId)).statusCode).toBe(409);
    await runTasks(house.app.house);
    const mail = await expectMail(ada.email);
    expect(mail.text).toContain("Directory access is yours");
    const lines = await house.db
      .selectFrom("platform.audit_entry")
      .select(["act", "object_id"])
      .where("actor_id", "=", boss.userId)
      .execute();
    expect(lines).toEqual([
      { act: "update profile", object_id: ada.userId },
      { act: "approve access request", object_id: requestId },
    ]);
  });

  test("for the team needs a fresh sign-in", async () => {
    const { ada, requestId } = await personWhoAsked("admin");
    const boss = await admin();
    const actor = await house.app.house.resolveActor(boss.cookie.split("=").slice(1).join("="));
    if (actor.kind !== "member") throw new Error("not signed in");
    const parts = { ...partsOf(house), clock: later(10) };
    const origin = { ip: "10.0.0.1", requestId: "test", idempotencyKey: undefined };
    await expect(approveRequest(parts, actor, requestId, origin)).rejects.toMatchObject({
      code: "fresh_sign_in_needed",
    });
    expect((await rowOf(ada.userId)).admin_status).toBeNull();
  });

  test("does not make a Moderator of somebody who became Admin meanwhile", async () => {
    const { ada, requestId } = await personWhoAsked("admin");
    await house.db
      .updateTable("accounts.profile")
      .set({ admin_status: "Admin" })
      .where("id", "=", ada.userId)
      .execute();
    expect((await approve(ada, requestId)).statusCode).toBe(403);
    expect((await approve(await admin(), requestId)).statusCode).toBe(200);
    expect((await rowOf(ada.userId)).admin_status).toBe("Admin");
  });
});

describe("X-13 declining", () => {
  test("tells the person the reason, as text, and grants nothing", async () => {
    const { ada, requestId } = await personWhoAsked("media");
    const before = await rowOf(ada.userId);
    const reason = "Please add <b>two</b> videos first.";
    const answer = await decline(await moderator(), requestId, reason);
    expect(answer.json()).toMatchObject({ status: "declined", declineReason: reason });
    await runTasks(house.app.house);
    const mail = await expectMail(ada.email);
    expect(mail.text).toContain(reason);
    expect(mail.html).toContain("&lt;b&gt;two&lt;/b&gt;");
    expect(await rowOf(ada.userId)).toEqual(before);
  });

  test("lets the person ask again", async () => {
    const { ada, requestId } = await personWhoAsked("media");
    await decline(await moderator(), requestId);
    const body = { accessType: "media", reason: "Now with videos." };
    expect((await house.call("POST", "/access-requests", { as: ada, body })).statusCode).toBe(200);
    const mine = await house.call("GET", "/access-requests/mine", { as: ada });
    expect(mine.json().data).toMatchObject([{ reason: "Now with videos." }]);
  });

  test("needs a reason", async () => {
    const { requestId } = await personWhoAsked("media");
    expect((await decline(await moderator(), requestId, " ")).statusCode).toBe(400);
  });
});

test("ten staff who decide at once make one decision and one letter", async () => {
  const { ada, requestId } = await personWhoAsked("writer");
  const crowd = await Promise.all(Array.from({ length: 10 }, moderator));
  const answers = await Promise.all(
    crowd.map((one, index) => (index % 2 ? approve(one, requestId) : decline(one, requestId))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
  const expected = winner.status === "approved" ? "Approved" : null;
  expect((await rowOf(ada.userId)).mag_status).toBe(expected);
  await runTasks(house.app.house);
  await expectMails(ada.email, 1);
});

test.each([
  ["a visitor", async () => undefined, 401],
  ["a stranger", () => house.signIn({ merchantStatus: "Approved" }), 403],
])("%s decides nothing", async (_who, person, status) => {
  const { ada, requestId } = await personWhoAsked("media");
  const as = await person();
  expect((await approve(as, requestId)).statusCode).toBe(status);
  expect((await decline(as, requestId)).statusCode).toBe(status);
  expect((await approve(ada, requestId)).statusCode).toBe(403);
  expect((await rowOf(ada.userId)).media_status).toBeNull();
});

test("a request that is not there cannot be decided", async () => {
  expect((await approve(await admin(), crypto.randomUUID())).statusCode).toBe(404);
});
