import { bookingCopy } from "@boab/contracts/bookings/copy";
import { bookingsErrors } from "@boab/contracts/bookings/errors";
import { readClock } from "@boab/format/zones";
import { describe, expect, test } from "vitest";
import {
  book,
  makeBookingBody,
  makeStudio,
  type Studio,
  saveSettings,
} from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
const date = getDayAhead(7);

const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
const ada = { ...everyday, name: "Ada" };
const bintu = { ...everyday, name: "Bintu" };

interface Booked {
  id: string;
  teammate: { id: string; name: string } | null;
  bookingStatus: string;
}

/** As the owner sees it. */
const read = async ({ owner }: Studio, id: string): Promise<Booked> =>
  (await app.call("GET", `/dir/bookings/${id}`, { as: owner })).json();

const readName = async (studio: Studio, id: string) => (await read(studio, id)).teammate?.name;

const listFree = async (studio: Studio, serviceId = studio.settings.services[1]?.id) => {
  const path = `/dir/business/${studio.id}/slots?date=${date}&serviceId=${serviceId}`;
  const { slots } = (await app.call("GET", path)).json();
  return slots
    .filter(({ isFree }: { isFree: boolean }) => isFree)
    .map(({ start }: { start: string }) => start);
};

const addWalkIn = ({ id, owner }: Studio, start: string, minutes = 30) =>
  app.call("POST", `/dir/business/${id}/walk-ins`, { as: owner, body: { date, start, minutes } });

const change = ({ owner }: Studio, id: string, body: object) =>
  app.call("PUT", `/dir/bookings/${id}`, { as: owner, body });

const putTeam = async (studio: Studio, team: object[]) => {
  const path = `/dir/business/${studio.id}/booking-settings`;
  const found = await app.call("GET", `${path}/editing`, { as: studio.owner });
  const { timeZone, takesPayments, plan, hasCalendarFeed, ...known } = found.json();
  return app.call("PUT", path, { as: studio.owner, body: { ...known, team } });
};

const makePair = (changes: object = {}) =>
  makeStudio(app, { confirmsInstantly: true, team: [ada, bintu], ...changes });

describe("F-BOOK-11 a team of two", () => {
  test("takes two visits at a time, and no third", async () => {
    const studio = await makePair();
    const first = await book(app, studio, { date, start: "10:00" });
    expect(await listFree(studio)).toContain("10:00");
    const second = await book(app, studio, { date, start: "10:00" });
    expect(await readName(studio, first.id)).toBe("Ada");
    expect(await readName(studio, second.id)).toBe("Bintu");
    expect(await listFree(studio)).not.toContain("10:00");
    const third = await app.call("POST", "/dir/bookings", {
      body: makeBookingBody(studio, { date, start: "10:00" }),
    });
    expect(third.json().code).toBe("booking_slot_taken");
  });

  test("twenty who ask at once get exactly the two", async () => {
    const studio = await makePair();
    const customers = await Promise.all(Array.from({ length: 20 }, () => app.signIn()));
    const responses = await Promise.all(
      customers.map((as) =>
        app.call("POST", "/dir/bookings", {
          as,
          body: makeBookingBody(studio, { date, start: "12:00", customerEmail: as.email }),
        }),
      ),
    );
    const booked = responses.filter(({ statusCode }) => statusCode === 201);
    expect(booked).toHaveLength(2);
    const names = await Promise.all(
      booked.map((response) => readName(studio, response.json().booking.id)),
    );
    expect(names.sort()).toEqual(["Ada", "Bintu"]);
  });

  test("the visit goes to whoever has least to do that day", async () => {
    const studio = await makePair();
    await addWalkIn(studio, "09:00", 120);
    const next = await book(app, studio, { date, start: "15:00" });
    expect(await readName(studio, next.id)).toBe("Bintu");
  });

  test("with one chair takes one visit at a time", async () => {
    const studio = await makePair({ maxVisitsAtOnce: 1 });
    await book(app, studio, { date, start: "10:00" });
    expect(await listFree(studio)).not.toContain("10:00");
    expect((await addWalkIn(studio, "10:00")).json().code).toBe("booking_slot_taken");
  });

  test("a service goes only to those who do it, in the calendar and in the search", async () => {
    const studio = await makePair();
    const [braids, trim] = studio.settings.services;
    const [first, second] = studio.settings.team;
    await saveSettings(app, studio.owner, studio.id, {
      team: [{ ...first, serviceIds: [braids?.id] }, second],
    });
    const booked = await book(app, studio, { date, start: "10:00", serviceId: trim?.id });
    expect(await readName(studio, booked.id)).toBe("Bintu");
    expect(await listFree(studio, trim?.id)).not.toContain("10:00");
    expect(await listFree(studio, braids?.id)).toContain("10:00");

    await runTasks(app.services);
    const findTimes = async (words: string) => {
      const query = new URLSearchParams({ day: date, q: words });
      const { data } = (await app.call("GET", `/dir/business?${query}`)).json();
      const card = data.find(({ id }: { id: string }) => id === studio.id);
      return card?.free.times.map(
        ({ startsAt }: { startsAt: string }) =>
          readClock(new Date(startsAt), "Australia/Melbourne").time,
      );
    };
    await addWalkIn(studio, "09:00", 60);
    await runTasks(app.services);
    // Ada does only braids, and has the walk-in until ten. Bintu has the trim at ten.
    expect(await findTimes("Trim")).toEqual(["09:00", "09:30", "10:30"]);
    expect(await findTimes("Knotless braids")).toEqual(["10:00", "10:30", "11:00"]);
  });

  test("own hours and days off hide a person's times, and new bookings can be switched off", async () => {
    const studio = await makePair();
    const [first, second] = studio.settings.team;
    const off = { from: date, until: date, note: "School" };
    const save = (team: object[]) => saveSettings(app, studio.owner, studio.id, { team });
    await save([
      { ...first, daysOff: [off] },
      { ...second, takesBookings: false },
    ]);
    expect(await listFree(studio)).toEqual([]);
    await save([{ ...first, daysOff: [off] }, { ...second }]);
    expect(await listFree(studio)).toContain("10:00");
  });
});

describe("requests to a team", () => {
  const makeAsking = () => makeStudio(app, { team: [ada, bintu] });

  test("are declined only once nobody is free for them", async () => {
    const studio = await makeAsking();
    const ids: string[] = [];
    for (let count = 0; count < 3; count++)
      ids.push((await book(app, studio, { date, start: "10:00" })).id);
    const [first = "", second = "", third = ""] = ids;
    await change(studio, first, { action: "confirm" });
    expect((await read(studio, third)).bookingStatus).toBe("requested");
    await change(studio, second, { action: "confirm" });
    expect((await read(studio, third)).bookingStatus).toBe("declined");
    expect(new Set([await readName(studio, first), await readName(studio, second)])).toEqual(
      new Set(["Ada", "Bintu"]),
    );
  });

  test("the owner moves a visit to a time at which somebody else is free", async () => {
    const studio = await makeAsking();
    const moved = (await addWalkIn(studio, "09:00")).json();
    expect(moved.teammate.name).toBe("Ada");
    await addWalkIn(studio, "14:00", 60);
    const later = (await addWalkIn(studio, "15:00")).json();
    expect(await readName(studio, later.id)).toBe("Ada");
    const answer = await change(studio, moved.id, { action: "move", date, start: "15:00" });
    expect(answer.json().teammate.name).toBe("Bintu");
  });
});

describe("moving a visit to another time and to somebody else at once", () => {
  test("is theirs if they are free then, and stays as it was otherwise", async () => {
    const studio = await makePair();
    const [first, second] = studio.settings.team;
    const visit = (await addWalkIn(studio, "10:00")).json();
    const move = (start: string, teammateId?: string) =>
      change(studio, visit.id, { action: "move", date, start, teammateId });
    const moved = await move("13:00", second?.id);
    expect(moved.json()).toMatchObject({ teammate: { name: "Bintu" }, start: "13:00" });
    await addWalkIn(studio, "10:00");
    expect((await move("10:00", first?.id)).json().code).toBe("teammate_not_free");
    const stranger = (await makePair()).settings.team[0]?.id;
    expect((await move("10:00", stranger)).json().fields).toEqual({
      teammateId: bookingCopy.teammateGone,
    });
    expect(await read(studio, visit.id)).toMatchObject({
      start: "13:00",
      teammate: { name: "Bintu" },
    });
  });

  test("a customer who moves can't choose who does it that way", async () => {
    const studio = await makePair();
    const [, second] = studio.settings.team;
    const customer = await app.signIn();
    const visit = await book(app, studio, { date, start: "10:00" }, customer);
    const body = { action: "move", date, start: "14:00", teammateId: second?.id };
    const moved = await app.call("PUT", `/dir/bookings/${visit.id}`, { as: customer, body });
    expect(moved.statusCode).toBe(200);
    expect(await readName(studio, visit.id)).toBe("Ada");
  });
});

describe("giving a visit to somebody else", () => {
  test("is at once, at the same time", async () => {
    const studio = await makePair();
    const [, second] = studio.settings.team;
    const visit = (await addWalkIn(studio, "10:00")).json();
    const given = await change(studio, visit.id, { action: "give", teammateId: second?.id });
    expect(given.json()).toMatchObject({ teammate: { name: "Bintu" }, start: "10:00" });
  });

  test("is refused when they are booked, not in the team, or when a customer asks", async () => {
    const studio = await makePair();
    const other = await makePair();
    const [, second] = studio.settings.team;
    const customer = await app.signIn();
    const visit = await book(app, studio, { date, start: "10:00" }, customer);
    await book(app, studio, { date, start: "10:00" });
    const give = (teammateId?: string) => ({ action: "give", teammateId });
    const taken = await change(studio, visit.id, give(second?.id));
    expect(taken.json().code).toBe("teammate_not_free");
    const strange = await change(studio, visit.id, give(other.settings.team[0]?.id));
    expect(strange.json().fields).toEqual({ teammateId: bookingCopy.teammateGone });
    const unnamed = await change(studio, visit.id, give());
    expect(unnamed.json().fields).toEqual({ teammateId: bookingCopy.teammateRequired });
    const body = give(second?.id);
    const asked = await app.call("PUT", `/dir/bookings/${visit.id}`, { as: customer, body });
    expect(asked.statusCode).toBeGreaterThanOrEqual(400);
    expect(await readName(studio, visit.id)).toBe("Ada");
  });
});

describe("changing a team", () => {
  test("the first person has what was booked before, and nobody loses a time", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const before = await book(app, studio, { date, start: "10:00" });
    expect((await read(studio, before.id)).teammate).toBeNull();
    await saveSettings(app, studio.owner, studio.id, { team: [ada, bintu] });
    expect(await readName(studio, before.id)).toBe("Ada");
    const next = await book(app, studio, { date, start: "10:00" });
    expect(await readName(studio, next.id)).toBe("Bintu");
  });

  test("nobody leaves with visits to come; afterwards what they did keeps their name", async () => {
    const studio = await makePair();
    const [first, second] = studio.settings.team;
    const visit = (await addWalkIn(studio, "10:00")).json();
    const refused = await putTeam(studio, second ? [second] : []);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      bookingsErrors.teammate_has_visits.sentence,
    ]);
    await change(studio, visit.id, { action: "cancel" });
    expect((await putTeam(studio, second ? [second] : [])).statusCode).toBe(200);
    expect(await readName(studio, visit.id)).toBe(first?.name);
    const { team } = (await putTeam(studio, [])).json();
    expect(team).toEqual([]);
  });

  test("ids are ours, services are of the list, and what leaves the team out changes nothing", async () => {
    const studio = await makePair();
    const other = await makePair();
    const [first, second] = studio.settings.team;
    const [foreign] = other.settings.team;
    const gone = await putTeam(studio, [{ ...foreign }]);
    expect(gone.json().fields).toEqual({ "team.0.id": bookingCopy.teammateGone });
    const unknown = { ...first, serviceIds: [other.settings.services[0]?.id] };
    const strange = await putTeam(studio, [unknown]);
    expect(strange.json().fields).toEqual({
      "team.0.serviceIds": bookingCopy.teammateServiceGone,
    });
    const saved = await saveSettings(app, studio.owner, studio.id, { team: undefined });
    expect(saved.team).toEqual([first, second]);
  });

  test("a stranger learns nothing of it", async () => {
    const studio = await makePair();
    const publicSettings = await app.call("GET", `/dir/business/${studio.id}/booking-settings`);
    const slots = await app.call("GET", `/dir/business/${studio.id}/slots?date=${date}`);
    const booking = await book(app, studio, { date, start: "10:00" }, await app.signIn());
    for (const text of [publicSettings.body, slots.body, JSON.stringify(booking)])
      expect(text).not.toMatch(/Ada|Bintu|teammateId/);
    expect(publicSettings.json().team).toEqual([]);
  });
});
