import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { bookingsErrors } from "@boab/contracts/bookings/errors";
import type { ListingPage } from "@boab/contracts/directory/search";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  book,
  insertLink,
  makeBookingBody,
  makeStudio,
  type Studio,
  saveSettings,
} from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { insertNamedTeammate } from "#test/factories/team-names.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";

vi.setConfig({ testTimeout: 30_000 });

const app = useTestApp();
const date = getDayAhead(7);
const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };

let studio: Studio;
/** Both agreed to be named. */
let ada: { id: string; key: string };
let bintu: { id: string; key: string };

async function open(changes: object = {}) {
  studio = await makeStudio(app, {
    confirmsInstantly: true,
    team: [
      { ...everyday, name: "Ada Obi" },
      { ...everyday, name: "Bintu Conteh" },
    ],
    ...changes,
  });
  const [first, second] = await Promise.all(
    studio.settings.team.map(async ({ id, name }) => {
      const person = { businessId: studio.id, teammateId: id, name };
      return { id, key: (await insertNamedTeammate(app.db, person)).key };
    }),
  );
  if (!first || !second) throw new Error("The studio has a team of two.");
  ada = first;
  bintu = second;
}

beforeEach(() => open());

/** As the administration gives a plan; what follows is left to the worker. */
async function changePlan(plan: DirectoryPlan) {
  const admin = await app.signIn({ adminStatus: "Admin" });
  const path = `/admin/users/update/${studio.owner.userId}`;
  const body = { directorySubscriptionPlan: plan };
  const changed = await app.call("PUT", path, { as: admin, body });
  if (changed.statusCode !== 200) throw new Error(`no other plan: ${changed.body}`);
}

const send = (changes: Record<string, unknown>, as?: SignedIn) =>
  app.call("POST", "/dir/bookings", {
    body: makeBookingBody(studio, { date, ...changes }),
    ...(as && { as }),
  });

async function listFree(teammate?: string): Promise<string[]> {
  const query = new URLSearchParams({
    date,
    serviceId: studio.settings.services[1]?.id ?? "",
    ...(teammate && { teammate }),
  });
  const day = await app.call("GET", `/dir/business/${studio.id}/slots?${query}`);
  return day
    .json()
    .slots.filter(({ isFree }: { isFree: boolean }) => isFree)
    .map(({ start }: { start: string }) => start);
}

/** The first free times of a card in the search, once the worker came by. */
async function findFirstTime(): Promise<string | undefined> {
  await runTasks(app.services);
  const { data }: ListingPage = (await app.call("GET", `/dir/business?day=${date}`)).json();
  return data.find(({ id }) => id === studio.id)?.free?.times[0]?.startsAt;
}

const readTeammate = async (id: string) =>
  (await app.call("GET", `/dir/bookings/${id}`, { as: studio.owner })).json().teammate?.name;

const readNames = async () => {
  const settings = await app.call("GET", `/dir/business/${studio.id}/booking-settings`);
  return settings.json().team.map(({ name }: { name: string }) => name);
};

describe("a team on a plan with one calendar", () => {
  test("customers book the first: the second is neither listed nor accepted, for anyone or by name", async () => {
    const booked = await book(app, studio, { date, start: "10:00", teammate: bintu.key });
    await changePlan("Basic");
    expect(await readNames()).toEqual(["Ada Obi"]);
    await book(app, studio, { date, start: "11:00" });
    expect(await listFree()).not.toContain("11:00");
    expect((await send({ start: "11:00" })).json().code).toBe("booking_slot_taken");
    for (const start of ["11:00", "12:00"])
      expect((await send({ start, teammate: bintu.key })).json().code).toBe(
        "teammate_not_bookable",
      );
    // What was booked with the second stays hers, and takes nothing of the first's time.
    expect(await readTeammate(booked.id)).toBe("Bintu Conteh");
    expect(await listFree()).toContain("10:00");
    const taken = await book(app, studio, { date, start: "10:00" });
    expect(await readTeammate(taken.id)).toBe("Ada Obi");
  });

  test("a visit that stands moves to the first's times", async () => {
    const customer = await app.signIn();
    const booked = await book(app, studio, { date, start: "10:00", teammate: bintu.key }, customer);
    await book(app, studio, { date, start: "14:00", teammate: ada.key });
    await changePlan("Basic");
    const move = (start: string) =>
      app.call("PUT", `/dir/bookings/${booked.id}`, {
        as: customer,
        body: { action: "move", date, start },
      });
    expect((await move("14:00")).json().code).toBe("booking_slot_taken");
    expect((await move("15:00")).statusCode).toBe(200);
    expect(await readTeammate(booked.id)).toBe("Ada Obi");
  });

  test("a guest who opens the link later gets nobody beyond the first", async () => {
    await saveSettings(app, studio.owner, studio.id, { confirmsInstantly: false });
    const asked = (await send({ start: "10:00", teammate: bintu.key })).json().booking;
    await changePlan("Basic");
    const body = { token: await insertLink(app, asked.id), action: "verify" };
    const verified = await app.call("PUT", "/dir/booking-links", { body });
    expect(verified.json().code).toBe("booking_slot_taken");
  });

  test("the first is the first who takes bookings, and the owner chooses who", async () => {
    await changePlan("Basic");
    const [first, second] = studio.settings.team;
    await saveSettings(app, studio.owner, studio.id, { team: [second, first] });
    expect(await readNames()).toEqual(["Bintu Conteh"]);
    const team = [{ ...second, takesBookings: false }, first];
    await saveSettings(app, studio.owner, studio.id, { team });
    expect(await readNames()).toEqual(["Ada Obi"]);
    expect(await readTeammate((await book(app, studio, { date, start: "10:00" })).id)).toBe(
      "Ada Obi",
    );
  });

  test("the business itself enters, confirms, moves and gives visits to everybody", async () => {
    await saveSettings(app, studio.owner, studio.id, { confirmsInstantly: false });
    const asked = await book(app, studio, { date, start: "13:00", teammate: bintu.key });
    await changePlan("Basic");
    const addWalkIn = (start: string) =>
      app.call("POST", `/dir/business/${studio.id}/walk-ins`, {
        as: studio.owner,
        body: { date, start, minutes: 30 },
      });
    const change = (id: string, body: object) =>
      app.call("PUT", `/dir/bookings/${id}`, { as: studio.owner, body });
    const names = [await addWalkIn("10:00"), await addWalkIn("10:00")].map(
      (added) => added.json().teammate.name,
    );
    expect(names.sort()).toEqual(["Ada Obi", "Bintu Conteh"]);
    expect((await change(asked.id, { action: "confirm" })).json().teammate.name).toBe(
      "Bintu Conteh",
    );
    const walkIn = (await addWalkIn("15:00")).json();
    const given = await change(walkIn.id, { action: "give", teammateId: bintu.id });
    expect(given.json().teammate.name).toBe("Bintu Conteh");
  });

  test("times leave the search with the plan, and come back with the next one", async () => {
    await book(app, studio, { date, start: "09:00", teammate: ada.key });
    const nine = await findFirstTime();
    await changePlan("Basic");
    const later = await findFirstTime();
    expect(Date.parse(later ?? "")).toBeGreaterThan(Date.parse(nine ?? ""));
    expect(await listFree()).not.toContain("09:00");
    await changePlan("Growing");
    expect(await findFirstTime()).toBe(nine);
    expect(await listFree(bintu.key)).toContain("09:00");
  });
});

describe("a plan without a waiting list", () => {
  const join = (as?: SignedIn) =>
    app.call("POST", `/dir/business/${studio.id}/waitlist`, {
      body: {
        serviceId: studio.settings.services[1]?.id,
        dates: [date],
        ...(!as && { customerEmail: "guest.of.today@people.example" }),
      },
      ...(as && { as }),
    });
  const readHasList = async () =>
    (await app.call("GET", `/dir/business/${studio.id}/booking-settings`)).json().hasWaitingList;

  test("takes nobody new, and says so in words for visitors", async () => {
    expect(await readHasList()).toBe(true);
    await changePlan("Basic");
    expect(await readHasList()).toBe(false);
    for (const as of [undefined, await app.signIn()]) {
      const refused = await join(as);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: "waitlist_not_offered",
        error: bookingsErrors.waitlist_not_offered.sentence,
      });
    }
    expect(await app.db.selectFrom("bookings.waitlistPlace").select("id").execute()).toEqual([]);
  });
});
