import { describe, expect, test } from "vitest";
import { makeDeps, testOrigin } from "#test/deps.ts";
import { grantStatuses, readProfileRow } from "#test/factories/accounts.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { startServerTrustingSession } from "#test/servers.ts";
import { updateProfile } from "./update-profile.ts";

const app = useTestApp();

const getProfileRow = (id: string) => readProfileRow(app.db, id);

const ban = (as: SignedIn, id: string, reason = "Spam on 14 listings") =>
  app.call("POST", `/admin/users/${id}/ban`, { as, body: { reason } });
const unban = (as: SignedIn, id: string) => app.call("POST", `/admin/users/${id}/unban`, { as });
const staff = {
  moderator: () => app.signIn({ adminStatus: "Moderator" }),
  admin: () => app.signIn({ adminStatus: "Admin" }),
};

describe("ADM-USR-10 U8 the ban toggle", () => {
  test.each(["moderator", "admin"] as const)(
    "X-17 a %s bans a member at once, and lifts the ban again",
    async (role) => {
      const [boss, ada] = [await staff[role](), await app.signIn()];
      // The emulator forgets sessions by itself; this provider keeps vouching for Ada's.
      const server = await startServerTrustingSession(app, ada);
      const readSessionProfileId = async () =>
        (await server.call("GET", "/session", { as: ada })).json().profile?.id ?? null;
      expect(await readSessionProfileId()).toBe(ada.userId);
      await runTasks(app.services);
      expect((await ban(boss, ada.userId)).json().userStatus).toBe("Banned");
      expect(await readSessionProfileId()).toBeNull();
      const updateResponse = await server.call("PUT", `/admin/users/update/${ada.userId}`, {
        as: ada,
        body: { fullName: "Still here" },
      });
      expect(updateResponse.statusCode).toBe(401);
      expect(await runTasks(app.services)).toContain("accounts.revoke-provider-sessions");

      expect((await unban(boss, ada.userId)).json().userStatus).toBe("Active");
      // After the unban a new sign-in works; the old sessions stay ended.
      expect(await readSessionProfileId()).toBeNull();
      const auditEntries = await app.db
        .selectFrom("platform.auditEntry")
        .select("changes")
        .where("objectId", "=", ada.userId)
        .orderBy("id")
        .execute();
      expect(auditEntries.map(({ changes }) => changes)).toEqual([
        { userStatus: { before: "Active", after: "Banned" } },
        { userStatus: { before: "Banned", after: "Active" } },
      ]);
    },
  );

  test("its reason is stored, shown to staff, emailed to the person once, and gone with the ban", async () => {
    const [moderator, ada] = [await staff.moderator(), await app.signIn()];
    await ban(moderator, ada.userId, "  Spam on 14 listings ");
    await ban(moderator, ada.userId, "Another reason");
    expect((await getProfileRow(ada.userId)).banReason).toBe("Spam on 14 listings");
    const seen = await app.call("GET", `/user/get-user/${ada.userId}`, { as: moderator });
    expect(seen.json().banReason).toBe("Spam on 14 listings");
    await runTasks(app.services);
    const mail = await expectMail(({ envelope }) => envelope.to[0]?.address === ada.email);
    expect(mail.subject).toBe("Your Boab account has been banned");
    expect(mail.text).toContain("Spam on 14 listings");
    expect(mail.text).toContain("/contact-us");
    expect(mail.text).not.toContain(moderator.userId);

    const admin = await staff.admin();
    const log = await app.call("GET", `/admin/audit?objectId=${ada.userId}&kind=changes`, {
      as: admin,
    });
    expect(log.json().data[0].changes).toMatchObject({ reason: "Spam on 14 listings" });

    expect((await unban(moderator, ada.userId)).json().banReason).toBeNull();
    expect((await getProfileRow(ada.userId)).banReason).toBeNull();
  });

  test("needs a reason of 1 to 500 characters", async () => {
    const [admin, ada] = [await staff.admin(), await app.signIn()];
    for (const reason of ["", "   ", "x".repeat(501)])
      expect((await ban(admin, ada.userId, reason)).statusCode).toBe(400);
    expect((await getProfileRow(ada.userId)).userStatus).toBe("Active");
  });

  test("closing the account takes the reason off", async () => {
    const [admin, ada] = [await staff.admin(), await app.signIn()];
    await ban(admin, ada.userId);
    const deleteResponse = await app.call(
      "DELETE",
      `/admin/users/delete/${ada.userId}?confirm=${ada.userId}`,
      { as: admin },
    );
    expect(deleteResponse.statusCode).toBe(200);
    expect((await getProfileRow(ada.userId)).banReason).toBeNull();
  });

  test("sent twice is one ban", async () => {
    const [admin, ada] = [await staff.admin(), await app.signIn()];
    await ban(admin, ada.userId);
    const before = await getProfileRow(ada.userId);
    expect((await ban(admin, ada.userId)).statusCode).toBe(200);
    expect(await getProfileRow(ada.userId)).toEqual(before);
  });

  test.each([
    ["a visitor", async () => undefined, 401],
    ["a member", () => app.signIn(), 403],
    ["a seller", () => app.signIn({ merchantStatus: "Approved" }), 403],
  ])("%s can neither ban nor unban", async (_who, person, status) => {
    const as = await person();
    const ada = await app.signIn();
    for (const act of ["ban", "unban"]) {
      const response = await app.call("POST", `/admin/users/${ada.userId}/${act}`, {
        ...(as && { as }),
        ...(act === "ban" && { body: { reason: "Spam" } }),
      });
      expect(response.statusCode).toBe(status);
    }
    expect((await getProfileRow(ada.userId)).userStatus).toBe("Active");
  });

  test("nobody can ban themselves, a moderator cannot ban staff, and a missing person is not found", async () => {
    const [moderator, admin] = [await staff.moderator(), await staff.admin()];
    expect((await ban(moderator, moderator.userId)).statusCode).toBe(403);
    expect((await ban(admin, admin.userId)).statusCode).toBe(403);
    expect((await ban(moderator, admin.userId)).statusCode).toBe(403);
    expect((await ban(moderator, (await staff.moderator()).userId)).statusCode).toBe(403);
    expect((await ban(moderator, "nobody123456")).statusCode).toBe(404);
    expect((await ban(admin, moderator.userId)).statusCode).toBe(200);
    expect((await getProfileRow(admin.userId)).userStatus).toBe("Active");
  });

  test("other areas are told of a ban and of its end, once each", async () => {
    const [admin, ada] = [await staff.admin(), await app.signIn()];
    const actor = await app.resolveMember(admin);
    const eventNames: string[] = [];
    const deps = {
      ...makeDeps(app),
      publish: async (_tx: unknown, { name }: { name: string }) => {
        eventNames.push(name);
      },
    };
    for (const userStatus of ["Banned", "Suspended", "Active", "Pending"] as const)
      await updateProfile(deps, actor, ada.userId, { userStatus }, testOrigin);
    expect(eventNames).toEqual(["accounts.banned", "accounts.unbanned"]);
  });
});

describe("ADM-USR-12 U7 DELETE /admin/users/delete/{id}", () => {
  const close = (as: SignedIn | undefined, id: string, confirm: string) =>
    app.call("DELETE", `/admin/users/delete/${id}${confirm}`, as && { as });

  test("closes the account for an admin who repeats the id", async () => {
    const [admin, ada] = [await staff.admin(), await app.signIn()];
    const response = await close(admin, ada.userId, `?confirm=${ada.userId}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "User deleted successfully!" });
    expect((await getProfileRow(ada.userId)).deletedAt).not.toBeNull();
    const secondCloseResponse = await close(admin, ada.userId, `?confirm=${ada.userId}`);
    expect(secondCloseResponse.statusCode).toBe(404);
  });

  test.each(["", "?confirm=", "?confirm=DELETE", "?confirm=nobody123456"])(
    "ADM-USR-11 with %j it asks for the confirmation",
    async (confirm) => {
      const [admin, ada] = [await staff.admin(), await app.signIn()];
      expect((await close(admin, ada.userId, confirm)).statusCode).toBe(400);
      expect((await getProfileRow(ada.userId)).deletedAt).toBeNull();
    },
  );

  test.each([
    ["a visitor", async () => undefined, 401],
    ["a member", () => app.signIn(), 403],
    ["a moderator", staff.moderator, 403],
  ])("%s cannot close an account", async (_who, person, status) => {
    const ada = await app.signIn();
    const response = await close(await person(), ada.userId, `?confirm=${ada.userId}`);
    expect(response.statusCode).toBe(status);
    expect((await getProfileRow(ada.userId)).deletedAt).toBeNull();
  });

  test.each(["Banned", "Pending"] as const)(
    "the last admin who can act cannot be closed, even when another one is %s",
    async (userStatus) => {
      await app.db.updateTable("accounts.profile").set({ adminStatus: null }).execute();
      const [admin, other] = [await staff.admin(), await staff.admin()];
      await grantStatuses(app.db, other.userId, { userStatus });
      const response = await close(admin, admin.userId, `?confirm=${admin.userId}`);
      expect(response.json().code).toBe("last_admin");
      const closeResponse = await close(admin, other.userId, `?confirm=${other.userId}`);
      expect(closeResponse.statusCode).toBe(200);
    },
  );
});
