import { describe, expect, test } from "vitest";
import { later, makeDeps } from "#test/deps.ts";
import {
  makeEditor,
  makeListing,
  makeReadyUpload,
  roseStreetAddress,
  setPlan,
  signInOwner,
} from "#test/factories/listings.ts";
import { readUploadRow as uploadOf } from "#test/files/uploading.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { deleteBusiness } from "./delete-business.ts";
import { purgeDueListings, purgeListing } from "./purge-listing.ts";

const app = useTestApp();
const stranger = useSignedIn(() => signInOwner(app));
const moderator = useSignedIn(() => app.signIn({ adminStatus: "Moderator" }));
const admin = useSignedIn(() => app.signIn({ adminStatus: "Admin" }));

interface DeletedPage {
  data: { id: string }[];
  nextCursor: string | null;
}

const name = "Mama’s Kitchen";
const remove = (as: SignedIn | undefined, id: string, confirm: string | null = name) =>
  app.call(
    "DELETE",
    `/dir/delete/${id}${confirm === null ? "" : `?confirm=${encodeURIComponent(confirm)}`}`,
    as ? { as } : {},
  );
const read = (id: string, as?: SignedIn) =>
  app.call("GET", `/dir/business/${id}`, as ? { as } : {});
const restore = (as: SignedIn | undefined, id: string) =>
  app.call("POST", `/admin/listings/${id}/restore`, as ? { as } : {});
const purge = (as: SignedIn | undefined, id: string, confirm = name) =>
  app.call("DELETE", `/admin/listings/${id}?confirm=${encodeURIComponent(confirm)}`, {
    ...(as && { as }),
  });
const resolveSlug = async (slug: string) => (await app.call("GET", `/dir/slug/${slug}`)).json();
const findBusinessRow = (id: string) =>
  app.db.selectFrom("directory.business").selectAll().where("id", "=", id).executeTakeFirst();
const listAuditActs = async (id: string) => {
  const rows = await app.db
    .selectFrom("platform.auditEntry")
    .select(["act", "actorId"])
    .where("objectId", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ act, actorId }) => [act, actorId]);
};

async function stage() {
  const owner = await signInOwner(app);
  return { owner, ...(await makeListing(app, owner)) };
}

/** The caller as a route passes them on, signed in a while ago. */
const toMember = ({ userId, email }: SignedIn, adminStatus: "Admin" | "Moderator" | null) => ({
  kind: "member" as const,
  userId,
  userStatus: "Active" as const,
  adminStatus,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
  identity: {
    userId,
    email,
    emailVerified: true,
    fullName: "Ada",
    photoUrl: undefined,
    signedInAt: new Date(),
  },
});
const origin = { ip: "10.0.0.1", requestId: "r" };

describe("DIR-DET-09 DIR-LIST-11 deleting a listing", () => {
  test("X-19 by its owner hides it from everyone at once, and is audited", async () => {
    const { owner, id, slug } = await stage();
    const response = await remove(owner, id);
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toContain("30 days");
    for (const as of [undefined, owner, moderator])
      expect((await read(id, as)).statusCode).toBe(404);
    expect(await findBusinessRow(id)).toMatchObject({ isPublic: false, isLive: true });
    expect(await resolveSlug(slug)).toEqual({ kind: "gone" });
    expect(await listAuditActs(id)).toEqual([["delete listing", owner.userId]]);
    expect((await remove(owner, id)).statusCode).toBe(404);
  });

  test.each([null, "", "mama’s kitchen", "Mamas Kitchen", `${name} `])(
    "DIR-LIST-03 needs the exact name, not %j",
    async (confirm) => {
      const { owner, id } = await stage();
      const response = await remove(owner, id, confirm);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(["confirm"]);
      expect((await findBusinessRow(id))?.deleteRequestedAt).toBeNull();
    },
  );

  test("DIR-LIST-03 takes a typed apostrophe for the one in the name", async () => {
    const { owner, id } = await stage();
    expect((await remove(owner, id, "Mama's Kitchen")).statusCode).toBe(200);
  });

  test("GUARD-19 is open to staff too, and takes a fresh sign-in of everybody, as visits are refunded", async () => {
    const { id, owner } = await stage();
    const deps = { ...makeDeps(app), clock: later(6) };
    for (const member of [toMember(moderator, "Moderator"), toMember(owner, null)])
      await expect(deleteBusiness(deps, member, id, name, origin)).rejects.toThrow(
        "Please log in again",
      );
    expect((await remove(moderator, id)).statusCode).toBe(200);
  });

  test("X-20 is refused for editors and strangers", async () => {
    const { id } = await stage();
    const editor = await app.signIn();
    await makeEditor(app, { id }, editor);
    expect((await remove(editor, id)).statusCode).toBe(403);
    expect((await remove(stranger, id)).statusCode).toBe(403);
    expect((await remove(undefined, id)).statusCode).toBe(401);
    const hidden = await makeListing(app, await signInOwner(app), {}, {});
    expect((await remove(stranger, hidden.id)).statusCode).toBe(404);
    expect((await findBusinessRow(id))?.deleteRequestedAt).toBeNull();
  });
});

describe("X-19 the list of deleted listings", () => {
  test("is for staff, oldest first, page by page", async () => {
    const stagedListings = [await stage(), await stage(), await stage()];
    for (const { owner, id } of stagedListings) await remove(owner, id);
    const list = (query: string, as?: SignedIn) =>
      app.call("GET", `/admin/listings/deleted${query}`, as ? { as } : {});
    expect((await list("")).statusCode).toBe(401);
    expect((await list("", stranger)).statusCode).toBe(403);
    const all = (await list("?limit=100", moderator)).json().data;
    const ids = all.map(({ id }: { id: string }) => id);
    const stagedIds = stagedListings.map(({ id }) => id);
    expect(ids.filter((id: string) => stagedIds.includes(id))).toEqual(stagedIds);
    const last = all.find(({ id }: { id: string }) => id === stagedIds[2]);
    expect(last).toMatchObject({ ownerName: "Adaeze Obi", isRestorable: true });
    expect(Date.parse(last.purgedAt) - Date.parse(last.deleteRequestedAt)).toBe(30 * 86_400_000);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: DeletedPage = (
        await list(`?limit=2${cursor && `&cursor=${cursor}`}`, moderator)
      ).json();
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(ids);
    expect((await list("?cursor=abc", moderator)).statusCode).toBe(400);
  });

  test("offers no restoring once the owner closed their account, and refuses it", async () => {
    const { owner, id } = await stage();
    await remove(owner, id);
    expect(
      (await app.call("DELETE", `/user/delete-user/${owner.userId}`, { as: owner })).statusCode,
    ).toBe(204);
    const all = (
      await app.call("GET", "/admin/listings/deleted?limit=100", { as: moderator })
    ).json();
    expect(all.data.find((row: { id: string }) => row.id === id)).toMatchObject({
      ownerName: "Former member",
      isRestorable: false,
    });
    expect((await restore(moderator, id)).statusCode).toBe(409);
  });

  test("restores one as it was", async () => {
    const { owner, id, slug } = await stage();
    await remove(owner, id);
    for (const as of [owner, stranger]) expect((await restore(as, id)).statusCode).toBe(403);
    expect((await restore(undefined, id)).statusCode).toBe(401);
    expect((await restore(moderator, id)).json()).toEqual({ slug });
    expect((await read(slug)).statusCode).toBe(200);
    expect(await listAuditActs(id)).toContainEqual(["restore listing", moderator.userId]);
    expect((await restore(moderator, id)).statusCode).toBe(404);
  });

  test("X-26 restores one hidden when the plan has no room left", async () => {
    const { owner, id } = await stage();
    await remove(owner, id);
    const newerListing = await makeListing(app, owner);
    await restore(moderator, id);
    expect((await findBusinessRow(id))?.isLive).toBe(false);
    expect((await findBusinessRow(newerListing.id))?.isLive).toBe(true);
  });
});

describe("X-19 erasing", () => {
  async function stageWithPictures() {
    const owner = await signInOwner(app);
    const { id, slug, version } = await makeListing(app, owner);
    const uploads = [];
    for (const purpose of ["listing-cover", "listing-logo", "listing-gallery"] as const)
      uploads.push(await makeReadyUpload(app, owner, purpose, id));
    const [cover, logo, picture] = uploads;
    const body = {
      version,
      cover,
      logo,
      gallery: [{ uploadId: picture, name: "", description: "" }],
    };
    const saved = await app.call("PUT", `/dir/business/${id}`, { as: owner, body });
    expect(saved.statusCode).toBe(200);
    await remove(owner, id);
    return { owner, id, slug, uploads };
  }

  test("by an admin removes record and files, and leaves the slug behind", async () => {
    const { id, slug, uploads } = await stageWithPictures();
    expect((await purge(undefined, id)).statusCode).toBe(401);
    for (const as of [stranger, moderator]) expect((await purge(as, id)).statusCode).toBe(403);
    expect((await purge(admin, id, "Mama")).statusCode).toBe(400);
    const staleDeps = { ...makeDeps(app), clock: later(6) };
    await expect(
      purgeListing(staleDeps, toMember(admin, "Admin"), id, name, origin),
    ).rejects.toThrow("Please log in again");
    expect(await findBusinessRow(id)).toBeDefined();

    expect((await purge(admin, id)).statusCode).toBe(204);
    expect(await findBusinessRow(id)).toBeUndefined();
    for (const uploadId of uploads) expect((await uploadOf(app, uploadId)).status).toBe("removed");
    expect(await resolveSlug(slug)).toEqual({ kind: "gone" });
    expect(await listAuditActs(id)).toContainEqual(["purge listing", admin.userId]);
    expect((await purge(admin, id)).statusCode).toBe(404);
    const otherOwner = await signInOwner(app);
    await expect(makeListing(app, otherOwner, { slug })).rejects.toThrow("slug_taken");
  });

  test("DIR-LIST-03 takes a typed apostrophe for the one in the name", async () => {
    const { owner, id } = await stage();
    await remove(owner, id);
    expect((await purge(admin, id, "Mama's Kitchen")).statusCode).toBe(204);
  });

  test("is only possible after deletion", async () => {
    const { id } = await stage();
    expect((await purge(admin, id)).statusCode).toBe(404);
    expect(await findBusinessRow(id)).toBeDefined();
  });

  test("happens automatically after thirty days, and not a day earlier", async () => {
    const [due, notYet] = [await stageWithPictures(), await stageWithPictures()];
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const [{ id }, days] of [
      [due, 30.01],
      [notYet, 29.9],
    ] as const)
      await app.db
        .updateTable("directory.business")
        .set({ deleteRequestedAt: daysAgo(days) })
        .where("id", "=", id)
        .execute();
    const deps = makeDeps(app);
    await purgeDueListings(deps);
    await purgeDueListings(deps);
    expect(await findBusinessRow(due.id)).toBeUndefined();
    expect(await findBusinessRow(notYet.id)).toBeDefined();
    expect(await resolveSlug(due.slug)).toEqual({ kind: "gone" });
    expect(await listAuditActs(due.id)).toContainEqual(["purge listing", null]);
    for (const uploadId of due.uploads)
      expect((await uploadOf(app, uploadId)).status).toBe("removed");
    const names = app.services.taskHandlers.map(({ kind }) => [kind.name, kind.schedule]);
    expect(names).toContainEqual(["directory.purge-deleted", expect.any(String)]);
  });
});

test("X-19 one that cannot be erased does not hold up the others, and is named at the end", async () => {
  const stuckListing = await stage();
  const upload = await makeReadyUpload(app, stuckListing.owner, "listing-logo", stuckListing.id);
  const { id, version } = stuckListing;
  const body = { version, logo: upload };
  await app.call("PUT", `/dir/business/${id}`, { as: stuckListing.owner, body });
  const otherListings = [await stage(), await stage(), await stage()];
  for (const [index, listing] of [stuckListing, ...otherListings].entries())
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: new Date(Date.now() - (40 - index) * 86_400_000) })
      .where("id", "=", listing.id)
      .execute();
  const failEnqueue = async () => {
    throw new Error("no queue");
  };
  const deps = { ...makeDeps(app), tasks: { enqueue: failEnqueue } };
  await expect(purgeDueListings(deps, 2)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: `${stuckListing.id} could not be erased` })],
  });
  expect(await findBusinessRow(stuckListing.id)).toBeDefined();
  for (const other of otherListings) expect(await findBusinessRow(other.id)).toBeUndefined();
  await purgeDueListings(makeDeps(app), 2);
  expect(await findBusinessRow(stuckListing.id)).toBeUndefined();
});

test.each([
  ["restored", null],
  ["deleted anew", new Date()],
])("X-19 one that was %s since the task listed it stays", async (_what, deleteRequestedAt) => {
  const [first, second] = [await stage(), await stage()];
  const logo = await makeReadyUpload(app, first.owner, "listing-logo", first.id);
  const body = { version: first.version, logo };
  await app.call("PUT", `/dir/business/${first.id}`, { as: first.owner, body });
  const change = (id: string, at: Date | null) =>
    app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: at })
      .where("id", "=", id)
      .execute();
  for (const [index, { id }] of [first, second].entries())
    await change(id, new Date(Date.now() - (60 - index) * 86_400_000));
  // Both are listed by the time the files of the first one are given up.
  const enqueueAndChange = async () => void (await change(second.id, deleteRequestedAt));
  await purgeDueListings({ ...makeDeps(app), tasks: { enqueue: enqueueAndChange } });
  expect(await findBusinessRow(first.id)).toBeUndefined();
  expect(await findBusinessRow(second.id)).toMatchObject({ deleteRequestedAt });
});

test("a deleted listing does not count against the plan", async () => {
  const { owner, id } = await stage();
  await setPlan(app, owner, "Basic");
  await remove(owner, id);
  await expect(makeListing(app, owner, {}, roseStreetAddress)).resolves.toBeDefined();
});
