import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { readProfileRow } from "#test/factories/accounts.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { waitForBlockedQueries, whileLocked } from "#test/waiting.ts";
import { lockPerson, lockPhoto } from "./profiles/profiles.repository.ts";

const app = useTestApp();

const getProfileRow = (id: string) => readProfileRow(app.db, id);

const lockRow = (id: string) => (tx: Tx) =>
  tx.selectFrom("accounts.profile").select("id").where("id", "=", id).forUpdate().execute();
const lockAdmins = (tx: Tx) =>
  tx
    .selectFrom("accounts.profile")
    .select("id")
    .where("adminStatus", "=", "Admin")
    .forUpdate()
    .execute();

type InjectedResponse = ReturnType<typeof app.call>;

const admin = () => app.signIn({ adminStatus: "Admin" });
const ban = (as: SignedIn, { userId }: SignedIn) =>
  app.call("POST", `/admin/users/${userId}/ban`, { as, body: { reason: "Spam" } });
const update = (as: SignedIn, { userId }: SignedIn, body: object) =>
  app.call("PUT", `/admin/users/update/${userId}`, { as, body });
const close = (as: SignedIn, { userId }: SignedIn) =>
  app.call("DELETE", `/user/delete-user/${userId}`, { as });
const send = (as: SignedIn, accessType: string) =>
  app.call("POST", "/access-requests", { as, body: { accessType, reason: "Please." } });

async function getRequestId({ userId }: SignedIn) {
  const { id } = await app.db
    .selectFrom("accounts.accessRequest")
    .select("id")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return id;
}

/** The second request is sent while the first waits, so it runs second. */
async function runOneAfterTheOther(
  takeLock: (tx: Tx) => Promise<unknown>,
  first: () => InjectedResponse,
  second: () => InjectedResponse,
) {
  const sent: InjectedResponse[] = [];
  await whileLocked(app.db, takeLock, async () => {
    sent.push(first());
    sent[0]?.catch(() => {});
    await waitForBlockedQueries(app.db, 1);
    sent.push(second());
    await waitForBlockedQueries(app.db, 2);
  });
  return (await Promise.all(sent)).map(({ statusCode }) => statusCode);
}

describe("a request that waited for a lock is decided by the state after the wait", () => {
  test("approving does not turn somebody who becomes Admin at the same moment into a Moderator", async () => {
    // Two admins, so that demoting one is not refused for being the last.
    const [actingAdmin, ada] = [await admin(), await app.signIn(), await admin()];
    await send(ada, "admin");
    const requestId = await getRequestId(ada);
    let approval: InjectedResponse | undefined;
    const promote = (tx: Tx) =>
      tx
        .updateTable("accounts.profile")
        .set({ adminStatus: "Admin" })
        .where("id", "=", ada.userId)
        .execute();
    await whileLocked(app.db, promote, async () => {
      approval = app.call("POST", `/access-requests/${requestId}/approve`, { as: actingAdmin });
      approval.catch(() => {});
      await waitForBlockedQueries(app.db, 1);
    });
    expect((await approval)?.statusCode).toBe(200);
    expect((await getProfileRow(ada.userId)).adminStatus).toBe("Admin");
  });

  test("a moderator who is banned meanwhile can no longer ban anybody", async () => {
    const [actingAdmin, ada] = [await admin(), await app.signIn()];
    const moderator = await app.signIn({ adminStatus: "Moderator" });
    const statuses = await runOneAfterTheOther(
      lockAdmins,
      () => ban(actingAdmin, moderator),
      () => ban(moderator, ada),
    );
    expect(statuses).toEqual([200, 401]);
    expect((await getProfileRow(ada.userId)).userStatus).toBe("Active");
  });

  test.each([
    ["banned", (actingAdmin: SignedIn, other: SignedIn) => ban(actingAdmin, other), 401],
    [
      "demoted",
      (boss: SignedIn, other: SignedIn) => update(boss, other, { adminStatus: null }),
      404,
    ],
  ])(
    "an admin who is %s meanwhile can no longer close accounts",
    async (_how, changeOtherAdmin, refusal) => {
      const [actingAdmin, other, ada] = [await admin(), await admin(), await app.signIn()];
      const statuses = await runOneAfterTheOther(
        lockAdmins,
        () => changeOtherAdmin(actingAdmin, other),
        () => close(other, ada),
      );
      expect(statuses).toEqual([200, refusal]);
      expect((await getProfileRow(ada.userId)).deletedAt).toBeNull();
    },
  );

  test("an access request made while the account is being closed leaves nothing behind", async () => {
    const [actingAdmin, ada] = [await admin(), await app.signIn()];
    const statuses = await runOneAfterTheOther(
      lockRow(ada.userId),
      () => close(actingAdmin, ada),
      () => send(ada, "media"),
    );
    expect(statuses).toEqual([204, 401]);
    const remainingRequests = await app.db
      .selectFrom("accounts.accessRequest")
      .select("id")
      .where("userId", "=", ada.userId)
      .execute();
    expect(remainingRequests).toEqual([]);
  });
});

describe("signing in while the account is closed", () => {
  test("does not bring the email back", async () => {
    const [actingAdmin, ada] = [await admin(), await app.signIn()];
    const idToken = await app.idTokenFor(ada);
    // The provider has a newer email than we do, so this sign-in writes it.
    await app.db
      .updateTable("accounts.profile")
      .set({ emailVerified: false })
      .where("id", "=", ada.userId)
      .execute();
    const statuses = await runOneAfterTheOther(
      lockRow(ada.userId),
      () => close(actingAdmin, ada),
      () => app.call("POST", "/session", { body: { idToken } }),
    );
    expect(statuses).toEqual([204, 403]);
    expect(await getProfileRow(ada.userId)).toMatchObject({ email: "", emailVerified: false });
  });

  test("is refused as for any closed account", async () => {
    const [actingAdmin, ada] = [await admin(), await app.signIn()];
    const idToken = await app.idTokenFor(ada);
    let signIn: InjectedResponse | undefined;
    await whileLocked(
      app.db,
      (tx) => lockPerson(tx, ada.userId),
      async () => {
        signIn = app.call("POST", "/session", { body: { idToken } });
        signIn.catch(() => {});
        await waitForBlockedQueries(app.db, 1);
        expect((await close(actingAdmin, ada)).statusCode).toBe(204);
      },
    );
    expect((await signIn)?.json().code).toBe("account_closed");
  });
});

describe("concurrent changes never deadlock", () => {
  const makeHandle = () => `s.${randomBytes(6).toString("hex")}`;

  async function expectHandlesMatchProfiles(people: SignedIn[]) {
    for (const { userId } of people) {
      const { username, alias } = await getProfileRow(userId);
      const storedHandles = await app.db
        .selectFrom("accounts.handle")
        .select("handle")
        .where("profileId", "=", userId)
        .execute();
      expect(new Set(storedHandles.map((one) => one.handle))).toEqual(new Set([username, alias]));
    }
  }

  test("many people who swap the same handles at once get them or are told they are taken", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.signIn()));
    for (let round = 0; round < 12; round++) {
      const [one, two] = [makeHandle(), makeHandle()];
      const responses = await Promise.all(
        people.map((person, index) =>
          update(
            person,
            person,
            index % 2 ? { username: one, alias: two } : { username: two, alias: one },
          ),
        ),
      );
      const statuses = responses.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([200, ...Array(people.length - 1).fill(409)]);
    }
    await expectHandlesMatchProfiles(people);
  });

  test("two people who keep trading handles never get a 500", async () => {
    const [ada, ben] = [await app.signIn(), await app.signIn()];
    const handles = [makeHandle(), makeHandle(), makeHandle(), makeHandle()];
    const pickHandles = (start: number) => ({
      username: handles[start % 4],
      alias: handles[(start + 1 + (start % 3)) % 4],
    });
    const responses = [];
    for (let turn = 0; turn < 25; turn++)
      responses.push(
        ...(await Promise.all([
          update(ada, ada, pickHandles(turn)),
          update(ben, ben, pickHandles(turn + 2)),
        ])),
      );
    const statuses = new Set(responses.map(({ statusCode }) => statusCode));
    expect([200, 409]).toEqual(expect.arrayContaining([...statuses]));
    expect(statuses).toContain(200);
    await expectHandlesMatchProfiles([ada, ben]);
  });

  test("declining a request while the account is being closed", async () => {
    const [actingAdmin, other] = [await admin(), await admin()];
    for (let round = 0; round < 12; round++) {
      const ada = await app.signIn();
      await send(ada, "media");
      const requestId = await getRequestId(ada);
      const [decline, closing] = await Promise.all([
        app.call("POST", `/access-requests/${requestId}/decline`, {
          as: actingAdmin,
          body: { reason: "Not yet." },
        }),
        close(other, ada),
      ]);
      expect([200, 404, 409]).toContain(decline.statusCode);
      expect(closing.statusCode).toBe(204);
    }
  });
});

test("changing a photo does not block rows that only reference the person", async () => {
  const ada = await app.signIn();
  const insertAdaRequest = (tx: Tx) =>
    tx
      .insertInto("accounts.accessRequest")
      .values({ userId: ada.userId, accessType: "media", reason: "Please." })
      .execute();
  await whileLocked(
    app.db,
    (tx) => lockPhoto(tx, ada.userId),
    async () => {
      await inTransaction(app.db, async (tx) => {
        await sql`set local lock_timeout = '2s'`.execute(tx);
        await insertAdaRequest(tx);
      });
    },
  );
  expect(await getRequestId(ada)).toBeDefined();
});
