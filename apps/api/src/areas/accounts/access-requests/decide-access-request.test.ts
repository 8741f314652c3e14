import type { AccessType } from "@boab/contracts/accounts/access-requests";
import { describe, expect, test } from "vitest";
import { later, makeDeps, testOrigin } from "#test/deps.ts";
import { readProfileRow } from "#test/factories/accounts.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { approveRequest } from "./decide-access-request.ts";

const app = useTestApp();

const moderator = () => app.signIn({ adminStatus: "Moderator" });
const admin = () => app.signIn({ adminStatus: "Admin" });

const getProfileRow = (id: string) => readProfileRow(app.db, id);

async function insertPersonWithRequest(accessType: AccessType) {
  const ada = await app.signIn();
  await app.call("POST", "/access-requests", {
    as: ada,
    body: { accessType, reason: "Please." },
  });
  const { id } = await app.db
    .selectFrom("accounts.accessRequest")
    .select("id")
    .where("userId", "=", ada.userId)
    .executeTakeFirstOrThrow();
  return { ada, requestId: id };
}

const approve = (as: SignedIn | undefined, id: string) =>
  app.call("POST", `/access-requests/${id}/approve`, as && { as });
const decline = (as: SignedIn | undefined, id: string, reason = "Not yet.") =>
  app.call("POST", `/access-requests/${id}/decline`, { ...(as && { as }), body: { reason } });

const columns = ["merchantStatus", "directoryStatus", "mediaStatus", "magStatus", "adminStatus"];
const grantCases: [AccessType, string, string, boolean][] = [
  ["merchant", "merchantStatus", "Approved", false],
  ["directory", "directoryStatus", "Approved", true],
  ["media", "mediaStatus", "Approved", true],
  ["writer", "magStatus", "Approved", true],
  ["admin", "adminStatus", "Moderator", false],
];

describe("X-13 GUARD-09 approving", () => {
  test.each(grantCases)("%s sets %s to %s and nothing else", async (type, column, value) => {
    const { ada, requestId } = await insertPersonWithRequest(type);
    const response = await approve(await admin(), requestId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: "approved", userId: ada.userId });
    const row = await getProfileRow(ada.userId);
    const statuses = columns.map((name) => [name, row[name as keyof typeof row]]);
    expect(statuses).toEqual(columns.map((name) => [name, name === column ? value : null]));
  });

  test.each(grantCases)("%s by a moderator", async (type, column, value, isAllowed) => {
    const { ada, requestId } = await insertPersonWithRequest(type);
    const decidingModerator = await moderator();
    const response = await approve(decidingModerator, requestId);
    expect(response.statusCode).toBe(isAllowed ? 200 : 403);
    const row = await getProfileRow(ada.userId);
    expect(row[column as keyof typeof row]).toBe(isAllowed ? value : null);
    if (!isAllowed) expect((await decline(decidingModerator, requestId)).statusCode).toBe(403);
  });

  test("tells the person once, and is audited", async () => {
    const { ada, requestId } = await insertPersonWithRequest("directory");
    const decidingModerator = await moderator();
    await approve(decidingModerator, requestId);
    expect((await approve(decidingModerator, requestId)).statusCode).toBe(409);
    await runTasks(app.services);
    const mail = await expectMail(ada.email);
    expect(mail.text).toContain("You now have directory access");
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectId"])
      .where("actorId", "=", decidingModerator.userId)
      .execute();
    expect(lines).toEqual([
      { act: "update profile", objectId: ada.userId },
      { act: "approve access request", objectId: requestId },
    ]);
  });

  test("for staff access needs a fresh sign-in", async () => {
    const { ada, requestId } = await insertPersonWithRequest("admin");
    const decidingModerator = await admin();
    const actor = await app.resolveMember(decidingModerator);
    const deps = { ...makeDeps(app), clock: later(10) };
    await expect(approveRequest(deps, actor, requestId, testOrigin)).rejects.toMatchObject({
      code: "fresh_sign_in_needed",
    });
    expect((await getProfileRow(ada.userId)).adminStatus).toBeNull();
  });

  test("does not turn somebody who became Admin meanwhile into a Moderator", async () => {
    const { ada, requestId } = await insertPersonWithRequest("admin");
    await app.db
      .updateTable("accounts.profile")
      .set({ adminStatus: "Admin" })
      .where("id", "=", ada.userId)
      .execute();
    expect((await approve(ada, requestId)).statusCode).toBe(403);
    expect((await approve(await admin(), requestId)).statusCode).toBe(200);
    expect((await getProfileRow(ada.userId)).adminStatus).toBe("Admin");
  });
});

describe("X-13 declining", () => {
  test("tells the person the reason, as text, and grants nothing", async () => {
    const { ada, requestId } = await insertPersonWithRequest("media");
    const before = await getProfileRow(ada.userId);
    const reason = "Please add <b>two</b> videos first.";
    const response = await decline(await moderator(), requestId, reason);
    expect(response.json()).toMatchObject({ status: "declined", declineReason: reason });
    await runTasks(app.services);
    const mail = await expectMail(ada.email);
    expect(mail.text).toContain(reason);
    expect(mail.html).toContain("&lt;b&gt;two&lt;/b&gt;");
    expect(await getProfileRow(ada.userId)).toEqual(before);
  });

  test("lets the person ask again", async () => {
    const { ada, requestId } = await insertPersonWithRequest("media");
    await decline(await moderator(), requestId);
    const body = { accessType: "media", reason: "Now with videos." };
    expect((await app.call("POST", "/access-requests", { as: ada, body })).statusCode).toBe(200);
    const ownRequestsResponse = await app.call("GET", "/access-requests/mine", { as: ada });
    expect(ownRequestsResponse.json().data).toMatchObject([{ reason: "Now with videos." }]);
  });

  test("needs a reason", async () => {
    const { requestId } = await insertPersonWithRequest("media");
    expect((await decline(await moderator(), requestId, " ")).statusCode).toBe(400);
  });
});

test("ten staff who decide at once make one decision and send one email", async () => {
  const { ada, requestId } = await insertPersonWithRequest("writer");
  const moderators = await Promise.all(Array.from({ length: 10 }, moderator));
  const responses = await Promise.all(
    moderators.map((one, index) => (index % 2 ? approve(one, requestId) : decline(one, requestId))),
  );
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  const decidedRequest = responses.find(({ statusCode }) => statusCode === 200)?.json();
  const expected = decidedRequest.status === "approved" ? "Approved" : null;
  expect((await getProfileRow(ada.userId)).magStatus).toBe(expected);
  await runTasks(app.services);
  await expectMails(ada.email, 1);
});

test.each([
  ["a visitor", async () => undefined, 401],
  ["a stranger", () => app.signIn({ merchantStatus: "Approved" }), 403],
])("%s cannot decide", async (_who, person, status) => {
  const { ada, requestId } = await insertPersonWithRequest("media");
  const as = await person();
  expect((await approve(as, requestId)).statusCode).toBe(status);
  expect((await decline(as, requestId)).statusCode).toBe(status);
  expect((await approve(ada, requestId)).statusCode).toBe(403);
  expect((await getProfileRow(ada.userId)).mediaStatus).toBeNull();
});

test("a missing request cannot be decided", async () => {
  expect((await approve(await admin(), crypto.randomUUID())).statusCode).toBe(404);
});
