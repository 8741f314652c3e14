import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { defaultDay, type WeekHours, weekdays } from "@boab/contracts/directory/hours";
import {
  addCalendarDays,
  getLocalDate,
  type SpecialDay,
} from "@boab/contracts/directory/special-days";
import { beforeAll, expect, test } from "vitest";
import {
  makeEditor,
  makeListing,
  roseStreetAddress,
  signInOwner,
} from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let stranger: SignedIn;

beforeAll(async () => {
  stranger = await app.signIn({ directoryStatus: "Approved" });
});

const zone = "Australia/Melbourne";
const today = () => getLocalDate(new Date(), zone);
const closedOn = (date: string, note = ""): SpecialDay => ({
  date,
  kind: "closed",
  windows: [],
  note,
});

const openAllDay = { ...defaultDay, open24: true };
const alwaysOpen = Object.fromEntries(weekdays.map((day) => [day, openAllDay])) as WeekHours;

async function stage() {
  const owner = await signInOwner(app);
  const { id } = await makeListing(
    app,
    owner,
    {},
    { ...roseStreetAddress, isLive: true, days: alwaysOpen },
  );
  const save = async (specialDays: SpecialDay[], as = owner) => {
    const editing = await app.call("GET", `/dir/business/${id}/editing`, { as: owner });
    const { version } = editing.json();
    return app.call("PUT", `/dir/business/${id}`, { as, body: { version, specialDays } });
  };
  const read = async () => (await app.call("GET", `/dir/business/${id}`)).json();
  return { id, owner, save, read };
}

const search = async (query: string, id: string) => {
  const { data } = (await app.call("GET", `/dir/business?limit=48&${query}`)).json();
  return data.find((card: { id: string }) => card.id === id);
};

test("the owner and editors save the days to come, and everyone reads them", async () => {
  const { id, save, read } = await stage();
  const split: SpecialDay = {
    date: addCalendarDays(today(), 3),
    kind: "hours",
    windows: [
      { open: "10:00", close: "13:00" },
      { open: "18:00", close: "01:00" },
    ],
    note: "Christmas Eve",
  };
  const christmas = closedOn(addCalendarDays(today(), 4), "Christmas Day");
  const saved = await save([christmas, split]);
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await read()).specialDays).toEqual([split, christmas]);

  const editor = await app.signIn();
  await makeEditor(app, { id }, editor);
  expect((await save([christmas], editor)).json().specialDays).toEqual([christmas]);
});

test("a stranger is refused", async () => {
  const { save, read } = await stage();
  const refused = await save([closedOn(today())], stranger);
  expect(refused.statusCode).toBe(403);
  expect((await read()).specialDays).toEqual([]);
});

test("yesterday is kept and nothing older, and neither can be added", async () => {
  const { id, save, read } = await stage();
  const yesterday = closedOn(addCalendarDays(today(), -1));
  const refused = await save([yesterday]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({
    "specialDays.0.date": businessFieldCopy.specialDayPast,
  });

  await app.db
    .insertInto("directory.specialDay")
    .values(
      [-1, -2].map((days) => ({
        businessId: id,
        date: addCalendarDays(today(), days),
        kind: "closed" as const,
      })),
    )
    .execute();
  expect((await read()).specialDays).toEqual([yesterday]);
  const tomorrow = closedOn(addCalendarDays(today(), 1));
  expect((await save([yesterday, tomorrow])).statusCode).toBe(200);
  expect((await read()).specialDays).toEqual([yesterday, tomorrow]);
  const rows = await app.db
    .selectFrom("directory.specialDay")
    .select("date")
    .where("businessId", "=", id)
    .execute();
  expect(rows).toHaveLength(2);
});

test("a business that a special day closes isn't open now, in its card and in the search", async () => {
  const { id, save } = await stage();
  expect((await search("open=1", id)).opening).toEqual({ isOpen: true, changesAt: null });
  // Until five in the morning the day before counts in the search.
  const days = [today(), addCalendarDays(today(), 1)].map((date) => closedOn(date));
  const stored = await app.db
    .insertInto("directory.specialDay")
    .values({ businessId: id, date: addCalendarDays(today(), -1), kind: "closed" })
    .executeTakeFirst();
  expect(stored.numInsertedOrUpdatedRows).toBe(1n);
  expect((await save(days)).statusCode).toBe(200);
  expect(await search("open=1", id)).toBeUndefined();
  expect((await search("", id)).opening).toMatchObject({ isOpen: false });

  expect((await save(days.map((day) => ({ ...day, kind: "usual" })))).statusCode).toBe(200);
  expect((await search("", id)).opening).toMatchObject({ isOpen: true });
});
