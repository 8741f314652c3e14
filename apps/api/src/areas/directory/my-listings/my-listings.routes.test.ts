import { makeRecord } from "@boab/contracts/common/make-record";
import { defaultDay, weekdays } from "@boab/contracts/directory/limits";
import { addCalendarDays, getLocalDate } from "@boab/contracts/directory/special-days";
import { expect, test } from "vitest";
import { listPublicHolidays } from "#platform/holidays/public-holidays.ts";
import { insertListing } from "#test/factories/directory.ts";
import { makeEditor, setPlan, signInOwner } from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();

const list = (as?: SignedIn, query = "") =>
  app.call("GET", `/dir/my-listings${query}`, as ? { as } : {});

test("a person sees what they own and edit, newest first, and nobody else's", async () => {
  const ada = await app.signIn();
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const live = await insertListing(app.db, { ownerId: ada.userId, name: "Live", createdAt: at(1) });
  const hidden = await insertListing(app.db, {
    ownerId: ada.userId,
    name: "Hidden",
    isLive: false,
    createdAt: at(2),
  });
  await insertListing(app.db, { ownerId: ada.userId, deleteRequestedAt: new Date() });
  const editedListingId = await insertListing(app.db, { name: "Edited", createdAt: at(3) });
  await makeEditor(app, { id: editedListingId }, ada);
  await insertListing(app.db, { name: "Somebody else's" });

  const { data, nextCursor } = (await list(ada)).json();
  expect(nextCursor).toBeNull();
  expect(data.map((row: { id: string }) => row.id)).toEqual([editedListingId, hidden, live]);
  expect(data[0]).toMatchObject({ role: "editor", status: "live", nextStep: "cover" });
  expect(data[1]).toMatchObject({ role: "owner", status: "hidden", nextStep: "go live" });
  expect(data[2]).toMatchObject({ role: "owner", status: "live", viewCount: 0 });

  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page: { data: { id: string }[]; nextCursor: string | null } = (
      await list(ada, `?limit=1${cursor && `&cursor=${cursor}`}`)
    ).json();
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([editedListingId, hidden, live]);
});

test("it is private, and strangers and those waiting for approval get nothing", async () => {
  const ada = await app.signIn();
  expect((await list(ada)).headers["cache-control"]).toBe("private, no-store");
  expect((await list()).statusCode).toBe(401);
  expect((await list(await app.signIn({ userStatus: "Pending" }))).statusCode).toBe(403);
});

test("views of the last 30 days are counted, older ones are not", async () => {
  const ada = await app.signIn();
  const id = await insertListing(app.db, { ownerId: ada.userId });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await app.db
    .insertInto("directory.listingViewDay")
    .values([
      { businessId: id, day: daysAgo(1), views: 4 },
      { businessId: id, day: daysAgo(28), views: 3 },
      { businessId: id, day: daysAgo(32), views: 90 },
    ])
    .execute();
  expect((await list(ada)).json().data[0].viewCount).toBe(7);
});

test("a longer period is shown as far back as the plan of the listing's owner goes, whoever asks", async () => {
  const ada = await app.signIn();
  const paying = await signInOwner(app, "Growing");
  const own = await insertListing(app.db, { ownerId: ada.userId });
  const edited = await insertListing(app.db, { ownerId: paying.userId });
  await makeEditor(app, { id: edited }, ada);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await app.db
    .insertInto("directory.listingViewDay")
    .values(
      [own, edited].flatMap((businessId) => [
        { businessId, day: daysAgo(1), views: 4 },
        { businessId, day: daysAgo(60), views: 30 },
        { businessId, day: daysAgo(300), views: 500 },
        { businessId, day: daysAgo(400), views: 9_000 },
      ]),
    )
    .execute();
  const find = async (query: string) => {
    const { data } = (await list(ada, query)).json();
    return [own, edited].map((id) => {
      const row = data.find((one: { id: string }) => one.id === id);
      return [row.viewCount, row.viewDays, row.maxViewDays];
    });
  };
  expect(await find("")).toEqual([
    [4, 30, 30],
    [4, 30, 365],
  ]);
  expect(await find("?days=90")).toEqual([
    [4, 30, 30],
    [34, 90, 365],
  ]);
  expect(await find("?days=365")).toEqual([
    [4, 30, 30],
    [534, 365, 365],
  ]);
  await setPlan(app, ada, "Pro");
  expect((await find("?days=365"))[0]).toEqual([534, 365, 365]);
  expect((await list(ada, "?days=3650")).statusCode).toBe(400);
});

test("the owner is asked about a public holiday until she has answered, and an editor isn't", async () => {
  const owner = await app.signIn();
  // The question is about days from today on, so the stored one is computed from today too.
  const today = getLocalDate(new Date(), "Australia/Melbourne");
  const holidays = await listPublicHolidays("VIC", today, addCalendarDays(today, 21));
  const days = makeRecord(weekdays, () => ({ ...defaultDay, open24: true }));
  const id = await insertListing(app.db, { ownerId: owner.userId, state: "VIC", days });
  const editor = await app.signIn();
  await makeEditor(app, { id }, editor);
  const ask = async (as: SignedIn) => (await list(as)).json().data[0].holidayQuestion;

  expect(await ask(owner)).toEqual(holidays[0] ?? null);
  expect(await ask(editor)).toBeNull();
  for (const { date } of holidays)
    await app.db
      .insertInto("directory.specialDay")
      .values({ businessId: id, date, kind: "usual" })
      .execute();
  expect(await ask(owner)).toBeNull();
});
