import type { AccessType } from "@boab/contracts/accounts/access-requests";
import { describe, expect, test } from "vitest";
import { depsOf, later, testOrigin } from "#test/deps.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { approveRequest } from "./decide-access-request.ts";

const app = useTestApp();

const moderator = () => app.signIn({ adminStatus: "Moderator" });
const admin = () => app.signIn({ adminStatus: "Admin" });

const rowOf = (id: string) =>
  app.db.selectFrom("accounts.profile").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function personWithRequest(accessType: AccessType) {
  const ada = await app.signIn();
  await app.call("POST", "/access-requests", {
    as: ada,
    body: { accessType, reason: "Please." },
  });
  const { id } = await app.db
    .selectFrom("accounts.access_request")
    .select("id")
    .where("user_id", "=", ada.userId)
    .executeTakeFirstOrThrow();
  return { ada, requestId: id };
}

const approve = (as: SignedIn | undefined, id: string) =>
  app.call("POST", `/access-requests/${id}/approve`, as && { as });
const decline = (as: SignedIn | undefined, id: string, reason = "Not yet.") =>
  app.call("POST", `/access-requests/${id}/decline`, { ...(as && { as }), body: { reason } });

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
    const { ada, requestId } = await personWithRequest(type);
    const response = await approve(await admin(), requestId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: "approved", userId: ada.userId });
    const row = await rowOf(ada.userId);
    const statuses = columns.map((name) => [name, row[name as keyof typeof row]]);
    expect(statuses).toEqual(columns.map((name) => [name, name === column ? value : null]));
  });

  test.each(granted)("%s by a moderator", async (type, column, value, isAllowed) => {
    const { ada, requestId } = await personWithRequest(type);
    const boss = await moderator();
    const response = await approve(boss, requestId);
    expect(response.statusCode).toBe(isAllowed ? 200 : 403);
    const row = await rowOf(ada.userId);
    expect(row[column as keyof typeof row]).toBe(isAllowed ? value : null);
    if (!isAllowed) expect((await decline(boss, requestId)).statusCode).toBe(403);
  });

  test("tells the person once, and is audited", async () => {
    const { ada, requestId } = await personWithRequest("directory");
    const boss = await moderator();
    await approve(boss, requestId);
    expect((await approve(boss, requestId)).statusCode).toBe(409);
    await runTasks(app.services);
    const mail = await expectMail(ada.email);
    expect(mail.text).toContain("You now have directory access");
    const lines = await app.db
      .selectFrom("platform.audit_entry")
      .select(["act", "object_id"])
      .where("actor_id", "=", boss.userId)
      .execute();
    expect(lines).toEqual([
      { act: "update profile", object_id: ada.userId },
      { act: "approve access request", object_id: requestId },
    ]);
  });

  test("for staff access needs a fresh sign-in", async () => {
    const { ada, requestId } = await personWithRequest("admin");
    const boss = await admin();
    const actor = await app.memberOf(boss);
    const deps = { ...depsOf(app), clock: later(10) };
    await expect(approveRequest(deps, actor, requestId, testOrigin)).rejects.toMatchObject({
      code: "fresh_sign_in_needed",
    });
    expect((await rowOf(ada.userId)).admin_status).toBeNull();
  });

  test("does not turn somebody who became Admin meanwhile into a Moderator", async () => {
    const { ada, requestId } = await personWithRequest("admin");
    await app.db
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
    const { ada, requestId } = await personWithRequest("media");
    const before = await rowOf(ada.userId);
    const reason = "Please add <b>two</b> videos first.";
    const response = await decline(await moderator(), requestId, reason);
    expect(response.json()).toMatchObject({ status: "declined", declineReason: reason });
    await runTasks(app.services);
    const mail = await expectMail(ada.email);
    expect(mail.text).toContain(reason);
    expect(mail.html).toContain("&lt;b&gt;two&lt;/b&gt;");
    expect(await rowOf(ada.userId)).toEqual(before);
  });

  test("lets the person ask again", async () => {
    const { ada, requestId } = await personWithRequest("media");
    await decline(await moderator(), requestId);
    const body = { accessType: "media", reason: "Now with videos." };
    expect((await app.call("POST", "/access-requests", { as: ada, body })).statusCode).toBe(200);
    const mine = await app.call("GET", "/access-requests/mine", { as: ada });
    expect(mine.json().data).toMatchObject([{ reason: "Now with videos." }]);
  });

  test("needs a reason", async () => {
    const { requestId } = await personWithRequest("media");
    expect((await decline(await moderator(), requestId, " ")).statusCode).toBe(400);
  });
});

test("ten staff who decide at once make one decision and send one email", async () => {
  const { ada, requestId } = await personWithRequest("writer");
  const crowd = await Promise.all(Array.from({ length: 10 }, moderator));
  const responses = await Promise.all(
    crowd.map((one, index) => (index % 2 ? approve(one, requestId) : decline(one, requestId))),
  );
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  const winner = responses.find(({ statusCode }) => statusCode === 200)?.json();
  const expected = winner.status === "approved" ? "Approved" : null;
  expect((await rowOf(ada.userId)).mag_status).toBe(expected);
  await runTasks(app.services);
  await expectMails(ada.email, 1);
});

test.each([
  ["a visitor", async () => undefined, 401],
  ["a stranger", () => app.signIn({ merchantStatus: "Approved" }), 403],
])("%s cannot decide", async (_who, person, status) => {
  const { ada, requestId } = await personWithRequest("media");
  const as = await person();
  expect((await approve(as, requestId)).statusCode).toBe(status);
  expect((await decline(as, requestId)).statusCode).toBe(status);
  expect((await approve(ada, requestId)).statusCode).toBe(403);
  expect((await rowOf(ada.userId)).media_status).toBeNull();
});

test("a missing request cannot be decided", async () => {
  expect((await approve(await admin(), crypto.randomUUID())).statusCode).toBe(404);
});
