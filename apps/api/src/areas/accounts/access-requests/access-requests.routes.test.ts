import { type AccessRequest, AccessType } from "@boab/contracts/accounts/access-requests";
import { describe, expect, test } from "vitest";
import { writeCursor } from "#platform/http/cursor.ts";
import { listRefusals } from "#test/audit-lines.ts";
import { later, makeDeps } from "#test/deps.ts";
import { readProfileRow } from "#test/factories/accounts.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { requestAccess } from "./request-access.ts";

const app = useTestApp();

const getProfileRow = (id: string) => readProfileRow(app.db, id);

const listRequestRows = (userId: string) =>
  app.db.selectFrom("accounts.accessRequest").selectAll().where("userId", "=", userId).execute();

const send = (as: SignedIn | undefined, body: object) =>
  app.call("POST", "/access-requests", { ...(as && { as }), body });

const merchantRequest = { accessType: "merchant", reason: "I sell shea butter." };

describe("ACCESS-07 POST /access-requests", () => {
  test("GUARD-11 ACCESS-02 ACCESS-04 a member asks with the published fields", async () => {
    const ada = await app.signIn({ merchantStatus: "Trial" });
    const before = await getProfileRow(ada.userId);
    const response = await send(ada, {
      userId: ada.userId,
      email: ada.email.toUpperCase(),
      fullName: before.fullName,
      username: before.username,
      ...merchantRequest,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "Request sent. We’ll get back to you shortly." });
    expect(await listRequestRows(ada.userId)).toMatchObject([
      { accessType: "merchant", reason: "I sell shea butter.", status: "open" },
    ]);
    expect(await getProfileRow(ada.userId)).toEqual(before);
  });

  test("ACCESS-03 needs a reason of 1 to 1000 characters and a known type", async () => {
    const ada = await app.signIn();
    for (const change of [
      { reason: "" },
      { reason: " \n " },
      { reason: "a".repeat(1001) },
      { accessType: "owner" },
      { accessType: "Merchant" },
      { email: "" },
      { status: "approved" },
    ])
      expect((await send(ada, { ...merchantRequest, ...change })).statusCode).toBe(400);
    expect((await send(ada, { ...merchantRequest, reason: "a".repeat(1000) })).statusCode).toBe(
      200,
    );
  });

  test("ACCESS-05 a refusal carries its sentence", async () => {
    const ada = await app.signIn({ merchantStatus: "Approved" });
    const response = await send(ada, merchantRequest);
    expect(response.statusCode).toBe(409);
    expect(response.json().error).toBe("You already have this access.");
  });

  test("in another person's name is refused, field by field, and audited", async () => {
    const [ada, eve] = [await app.signIn({}, "Ada Nwosu"), await app.signIn()];
    const { username } = await getProfileRow(ada.userId);
    for (const name of [
      { userId: ada.userId },
      { email: ada.email },
      { fullName: "Ada Nwosu" },
      { username },
    ])
      expect((await send(eve, { ...merchantRequest, ...name })).json().code).toBe("actor_mismatch");
    expect(await listRequestRows(ada.userId)).toEqual([]);
    expect(await listRequestRows(eve.userId)).toEqual([]);
    expect(await listRefusals(app.db, eve.userId)).toEqual([{ act: "refused write", times: 4 }]);
  });

  test("twenty times at once makes one request, and every response is the same", async () => {
    const ada = await app.signIn();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send(ada, merchantRequest)),
    );
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await listRequestRows(ada.userId)).toHaveLength(1);
  });

  test("is limited to three a day", async () => {
    const ada = await app.signIn();
    const [first, second, third, fourth] = AccessType.options;
    for (const accessType of [first, second, third])
      expect((await send(ada, { accessType, reason: "Please." })).statusCode).toBe(200);
    expect((await send(ada, { accessType: fourth, reason: "Please." })).statusCode).toBe(429);
    const actor = await app.resolveMember(ada);
    if (!fourth) throw new Error("there are fewer kinds of access");
    const depsTomorrow = { ...makeDeps(app), clock: later(24 * 60 + 1) };
    await requestAccess(depsTomorrow, actor, { accessType: fourth, reason: "Please." });
    expect(await listRequestRows(ada.userId)).toHaveLength(4);
  });

  test.each([
    ["a visitor", async () => undefined, "not_signed_in"],
    ["a moderator", () => app.signIn({ adminStatus: "Moderator" }), "forbidden"],
    ["an admin", () => app.signIn({ adminStatus: "Admin" }), "forbidden"],
    ["somebody still pending", () => app.signIn({ userStatus: "Pending" }), "forbidden"],
  ])("GUARD-11 %s cannot ask", async (_who, person, code) => {
    expect((await send(await person(), merchantRequest)).json().code).toBe(code);
  });

  test("is erased when the account is closed", async () => {
    const ada = await app.signIn();
    await send(ada, merchantRequest);
    await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    expect(await listRequestRows(ada.userId)).toEqual([]);
  });
});

describe("ACCESS-08 the queue", () => {
  const list = (as: SignedIn | undefined, query = "") =>
    app.call("GET", `/access-requests${query}`, as && { as });

  test("shows staff who asked for what, as plain text", async () => {
    const [moderator, ada] = [await app.signIn({ adminStatus: "Moderator" }), await app.signIn()];
    const reason = `<img src=x onerror="alert(1)">\n'; drop table accounts.profile; --`;
    await send(ada, { accessType: "media", reason });
    const response = await list(moderator, "?status=open&limit=100");
    expect(response.headers["content-type"]).toContain("application/json");
    const { data } = response.json() as { data: AccessRequest[] };
    expect(data.filter(({ userId }) => userId === ada.userId)).toMatchObject([
      { email: ada.email, accessType: "media", reason, status: "open" },
    ]);
  });

  test("is paged by key, and the filter applies to every page", async () => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    for (let count = 0; count < 3; count++)
      await send(await app.signIn(), { accessType: "writer", reason: "I write." });
    const expected = await app.db
      .selectFrom("accounts.accessRequest")
      .select("id")
      .where("status", "=", "open")
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .execute();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const cursorParam: string = cursor ? `&cursor=${cursor}` : "";
      const page = (await list(admin, `?status=open&limit=2${cursorParam}`)).json();
      seen.push(...page.data.map((one: { id: string }) => one.id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(expected.map(({ id }) => id));
  });

  test("can be filtered by type, and names who decided until that account is closed", async () => {
    const admin = await app.signIn({ adminStatus: "Admin" }, "Decisive Admin");
    const ada = await app.signIn();
    await send(ada, { accessType: "directory", reason: "I run a bakery." });
    const listAdaRequests = async (query: string) => {
      const { data } = (await list(admin, `?limit=100&${query}`)).json() as {
        data: AccessRequest[];
      };
      return data.filter(({ userId }) => userId === ada.userId);
    };
    expect(await listAdaRequests("accessType=merchant")).toEqual([]);
    expect(await listAdaRequests("accessType=directory&status=approved")).toEqual([]);
    const [open] = await listAdaRequests("accessType=directory&status=open");
    expect(open?.decidedByName).toBeNull();
    const { id } = open ?? {};
    await app.call("POST", `/access-requests/${id}/approve`, { as: admin });
    const expectedDecision = { decidedBy: admin.userId, decidedByName: "Decisive Admin" };
    expect(await listAdaRequests("accessType=directory&status=approved")).toMatchObject([
      expectedDecision,
    ]);
    await app.db
      .updateTable("accounts.profile")
      .set({ deletedAt: new Date() })
      .where("id", "=", admin.userId)
      .execute();
    const other = await app.signIn({ adminStatus: "Admin" });
    const remainingRequests = (await list(other, "?accessType=directory&limit=100")).json().data;
    expect(remainingRequests.find((one: AccessRequest) => one.id === id).decidedByName).toBeNull();
    expect((await list(other, "?accessType=root")).statusCode).toBe(400);
  });

  test.each([
    "abc",
    writeCursor(["0000-01-01T00:00:00Z", crypto.randomUUID()]),
    writeCursor(["x"]),
  ])("an invented cursor (%s) is refused", async (cursor) => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    expect((await list(admin, `?cursor=${cursor}`)).statusCode).toBe(400);
  });

  test("is for staff only; others see their own open requests", async () => {
    const [ada, eve] = [await app.signIn(), await app.signIn()];
    await send(ada, merchantRequest);
    expect((await list(undefined)).statusCode).toBe(401);
    expect((await list(eve)).statusCode).toBe(403);
    const listOwnRequests = async (as: SignedIn) =>
      (await app.call("GET", "/access-requests/mine", { as })).json().data;
    expect(await listOwnRequests(ada)).toMatchObject([{ accessType: "merchant", status: "open" }]);
    expect(await listOwnRequests(eve)).toEqual([]);
  });
});
