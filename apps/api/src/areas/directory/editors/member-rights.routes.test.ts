import { memberCopy } from "@boab/contracts/directory/copy";
import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";
import { beforeAll, describe, expect, test } from "vitest";
import { auditChanges } from "#test/audit-lines.ts";
import { makeEditor, makeListing, signInOwner } from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let stranger: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  stranger = await app.signIn();
  moderator = await app.signIn({ adminStatus: "Moderator" });
});

async function stage(rights: readonly MemberRight[]) {
  const owner = await signInOwner(app);
  const listing = await makeListing(app, owner);
  const helper = await app.signIn({}, "Kofi Obi");
  await makeEditor(app, listing, helper, rights);
  return { owner, id: listing.id, helper };
}

const change = (
  as: SignedIn | undefined,
  id: string,
  { userId }: SignedIn,
  rights: MemberRight[],
) =>
  app.call("PUT", `/dir/business/${id}/editors/${userId}`, {
    ...(as && { as }),
    body: { rights },
  });

/** A save over an outdated read: refused with 409 to those who may save, and with 403 to everybody else. */
const saveOutdated = async (as: SignedIn, id: string) =>
  (await app.call("PUT", `/dir/business/${id}`, { as, body: { version: 99 } })).statusCode;

const readSettings = async (as: SignedIn, id: string) =>
  (await app.call("GET", `/dir/business/${id}/booking-settings/editing`, { as })).statusCode;

describe("X-20 the owner says what somebody may do", () => {
  test("an invitation names it, and whoever accepts may do that and nothing else", async () => {
    const owner = await signInOwner(app);
    const { id } = await makeListing(app, owner);
    const helper = await app.signIn({}, "Kofi Obi");
    const invited = await app.call("POST", `/dir/business/${id}/editors`, {
      as: owner,
      body: { inviteEmail: helper.email, rights: ["all_calendars"] },
    });
    expect(invited.json().invitations).toMatchObject([{ rights: ["all_calendars"] }]);
    await runTasks(app.services);
    const { text } = await expectMail(helper.email);
    expect(text).toContain("See and answer all bookings");
    expect(text).not.toContain("Edit the page");
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
    await app.call("POST", "/dir/invitations/accept", { as: helper, body: { token } });
    expect(await saveOutdated(helper, id)).toBe(403);
    expect(await readSettings(helper, id)).toBe(200);
  });

  test("an invitation to nothing, or to the same thing twice, is refused", async () => {
    const { owner, id } = await stage(["page"]);
    for (const rights of [[], ["page", "page"], ["everything"]]) {
      const body = { inviteEmail: "hana@people.example", rights };
      const response = await app.call("POST", `/dir/business/${id}/editors`, { as: owner, body });
      expect(response.statusCode, `${rights}`).toBe(400);
    }
  });

  test("a change holds from the next request, in the session that is open", async () => {
    const { owner, id, helper } = await stage(["page"]);
    expect(await saveOutdated(helper, id)).toBe(409);
    expect(await readSettings(helper, id)).toBe(403);
    const changed = await change(owner, id, helper, ["all_calendars"]);
    expect(changed.json().editors).toMatchObject([
      { userId: helper.userId, rights: ["all_calendars"] },
    ]);
    expect(await saveOutdated(helper, id)).toBe(403);
    expect(await readSettings(helper, id)).toBe(200);
  });

  test("nobody but the owner changes it: not those who help, a stranger or our team", async () => {
    const { id, helper } = await stage([...memberRights]);
    for (const as of [helper, stranger, moderator])
      expect((await change(as, id, helper, ["page"])).statusCode).toBe(403);
    expect((await change(undefined, id, helper, ["page"])).statusCode).toBe(401);
    expect(await readSettings(helper, id)).toBe(200);
  });

  test("somebody who doesn't help here has no rights to change", async () => {
    const { owner, id } = await stage(["page"]);
    expect((await change(owner, id, stranger, ["page"])).statusCode).toBe(404);
    expect(await saveOutdated(stranger, id)).toBe(403);
  });

  test("R21 the change is audited", async () => {
    const { owner, id, helper } = await stage(["page"]);
    await change(owner, id, helper, ["customers", "all_calendars"]);
    const lines = app.db
      .selectFrom("platform.auditEntry")
      .select(["actorId", auditChanges])
      .where("objectId", "=", id)
      .where("act", "=", "change rights");
    expect(await lines.execute()).toEqual([
      {
        actorId: owner.userId,
        changes: { editorId: helper.userId, rights: ["customers", "all_calendars"] },
      },
    ]);
  });
});

describe("without the right to the page", () => {
  test("words, pictures and prices stay as they are, and the refusal says whom to ask", async () => {
    const { owner, id, helper } = await stage([
      "all_calendars",
      "customers",
      "money",
      "applications",
    ]);
    const saved = await app.call("PUT", `/dir/business/${id}`, {
      as: helper,
      body: { version: 2, businessName: "Taken over" },
    });
    expect(saved.statusCode).toBe(403);
    expect(saved.json().error).toBe(memberCopy.rightMissing);
    const { businessName } = (await app.call("GET", `/dir/business/${id}`)).json();
    expect(businessName).toBe("Mama’s Kitchen");
    const jobs = await app.call("PUT", `/dir/business/${id}/jobs`, {
      as: helper,
      body: { version: 0, jobPostings: [] },
    });
    expect(jobs.statusCode).toBe(403);
    const askForTicket = async () =>
      (
        await app.call("POST", "/uploads", {
          as: helper,
          body: { purpose: "listing-cover", targetId: id, contentType: "image/jpeg", size: 5000 },
        })
      ).statusCode;
    expect(await askForTicket()).toBe(404);
    await change(owner, id, helper, ["page"]);
    expect(await askForTicket()).toBe(201);
  });

  test("the list of what they help with has the listing, with no step for them to take", async () => {
    const { id, helper } = await stage(["all_calendars"]);
    const { data } = (await app.call("GET", "/dir/my-listings", { as: helper })).json();
    expect(data).toMatchObject([{ id, role: "editor", rights: ["all_calendars"], nextStep: null }]);
  });
});
