import { bookingsErrors } from "@boab/contracts/bookings/errors";
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
import { expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

// Several emails are waited for.
vi.setConfig({ testTimeout: 60_000 });

const app = useTestApp();
const date = getDayAhead(7);
const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };

let studio: Studio;
let adaId: string;
let bintuId: string;
/** Ada agreed to be named; Bintu was never asked. */
let ada: { key: string; token: string };

async function open(changes: object = {}) {
  studio = await makeStudio(app, {
    confirmsInstantly: true,
    team: [
      { ...everyday, name: "Ada Obi" },
      { ...everyday, name: "Bintu Conteh" },
    ],
    ...changes,
  });
  [adaId = "", bintuId = ""] = studio.settings.team.map(({ id }) => id);
  ada = await insertNamedTeammate(app.db, {
    businessId: studio.id,
    teammateId: adaId,
    name: "Ada Obi",
  });
}

beforeEach(() => open());

const byName = (start: string, changes: object = {}) => ({
  date,
  start,
  teammate: ada.key,
  ...changes,
});
const send = (changes: Record<string, unknown>, as?: SignedIn) =>
  app.call("POST", "/dir/bookings", {
    body: makeBookingBody(studio, changes),
    ...(as && { as }),
  });
const listFree = async (teammate?: string, serviceId = studio.settings.services[1]?.id) => {
  const query = new URLSearchParams({
    date,
    ...(serviceId && { serviceId }),
    ...(teammate && { teammate }),
  });
  const { slots } = (await app.call("GET", `/dir/business/${studio.id}/slots?${query}`)).json();
  return slots
    .filter(({ isFree }: { isFree: boolean }) => isFree)
    .map(({ start }: { start: string }) => start);
};
const readAsOwner = async (id: string) =>
  (await app.call("GET", `/dir/bookings/${id}`, { as: studio.owner })).json();
const readAsCustomer = async (id: string) => {
  const token = await insertLink(app, id);
  return (await app.call("POST", "/dir/booking-links", { body: { token } })).json();
};
const act = (id: string, body: object) =>
  app.call("PUT", `/dir/bookings/${id}`, { as: studio.owner, body });
const give = (id: string, teammateId: string) => act(id, { action: "give", teammateId });
const withdraw = () =>
  app.call("PUT", "/dir/team-name-links", { body: { token: ada.token, answer: "hide" } });

describe("choosing who does the visit", () => {
  test("lists that person's times, and nobody else's, though others are free", async () => {
    await book(app, studio, byName("10:00"));
    expect(await listFree(ada.key)).not.toContain("10:00");
    expect(await listFree()).toContain("10:00");
    const taken = await send(byName("10:00"));
    expect(taken.json().code).toBe("booking_slot_taken");
    const query = `from=${date}&until=${date}&serviceId=${studio.settings.services[1]?.id}`;
    const count = async (teammate = "") =>
      (await app.call("GET", `/dir/business/${studio.id}/slot-days?${query}${teammate}`)).json()
        .days[0].free;
    expect(await count()).toBe((await listFree()).length);
    expect(await count(`&teammate=${ada.key}`)).toBe((await listFree(ada.key)).length);
  });

  test("gives the visit to them, also when somebody else has less to do", async () => {
    await book(app, studio, byName("09:00"));
    const { id } = await book(app, studio, byName("11:00"));
    expect(await readAsOwner(id)).toMatchObject({
      teammate: { id: adaId },
      chosenTeammate: { id: adaId, name: "Ada Obi" },
    });
    expect((await readAsCustomer(id)).teammate).toEqual({ name: "Ada Obi" });
  });

  test("anyone is told nothing about persons", async () => {
    const { id } = await book(app, studio, { date, start: "10:00" });
    expect(await readAsOwner(id)).toMatchObject({ teammate: { id: adaId }, chosenTeammate: null });
    const seen = await readAsCustomer(id);
    expect(seen.teammate).toBeNull();
    expect(JSON.stringify(seen)).not.toMatch(/Ada|Bintu/);
  });

  test("twenty who ask for one person at once get one visit", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => app.signIn()));
    const answers = await Promise.all(
      people.map((as) => send({ ...byName("12:00"), customerEmail: as.email }, as)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await listFree()).toContain("12:00");
  });

  test.each([
    ["of nobody", () => "TEAM-ZZZZZZZZ"],
    ["of another business", async () => (await makeForeignKey()).key],
  ])("the key %s is no choice any more", async (_whose, makeKey) => {
    const teammate = await makeKey();
    const refused = await send(byName("10:00", { teammate }));
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      bookingsErrors.teammate_not_bookable.sentence,
    ]);
    const listed = await app.call(
      "GET",
      `/dir/business/${studio.id}/slots?date=${date}&teammate=${teammate}`,
    );
    expect(listed.json().code).toBe("teammate_not_bookable");
  });

  test("nor is somebody who withdrew, takes nothing new, or doesn't do the service; a row's id never was", async () => {
    const [first, second] = studio.settings.team;
    const trim = studio.settings.services[1]?.id;
    const refuse = async () => {
      const refused = await send(byName("10:00"));
      expect(refused.json().code).toBe("teammate_not_bookable");
    };
    const save = (changes: object) =>
      saveSettings(app, studio.owner, studio.id, { team: [{ ...first, ...changes }, second] });
    await save({ serviceIds: [studio.settings.services[0]?.id] });
    expect(trim).toBeDefined();
    await refuse();
    await save({ takesBookings: false });
    await refuse();
    await save({});
    expect((await send(byName("10:00", { teammate: bintuId }))).statusCode).toBe(400);
    await withdraw();
    await refuse();
  });

  test("days off and hours of that person count, and nothing else", async () => {
    const [first, second] = studio.settings.team;
    const off = { from: date, until: date, note: "School" };
    await saveSettings(app, studio.owner, studio.id, {
      team: [{ ...first, daysOff: [off] }, second],
    });
    expect(await listFree(ada.key)).toEqual([]);
    expect((await send(byName("10:00"))).json().code).toBe("booking_slot_unavailable");
    expect(await listFree()).toContain("10:00");
  });
});

async function makeForeignKey() {
  const other = await makeStudio(app, { team: [{ ...everyday, name: "Else" }] });
  const [person] = other.settings.team;
  return insertNamedTeammate(app.db, {
    businessId: other.id,
    teammateId: person?.id ?? "",
    name: "Else",
  });
}

describe("a visit that was booked by name", () => {
  const readMails = async (email: string, count: number) => {
    await runTasks(app.services);
    return expectMails(email, count);
  };

  test("says who in the email and in its calendar file", async () => {
    const customer = await app.signIn();
    await book(app, studio, byName("10:00", { customerEmail: customer.email }), customer);
    const [mail] = await readMails(customer.email, 1);
    expect(mail?.text).toMatch(/With:?\s+Ada Obi/);
    const { data } = (await app.call("GET", "/user/bookings", { as: customer })).json();
    expect(data[0].calendarFile).toContain("With Ada Obi");
  });

  test("is marked in the business's own calendar feed", async () => {
    await book(app, studio, byName("10:00"));
    await book(app, studio, { date, start: "10:00" });
    const path = `/dir/business/${studio.id}/calendar-feed`;
    const { url } = (await app.call("POST", path, { as: studio.owner })).json();
    const token = /calendar\/([\w-]+)\.ics/.exec(url)?.[1];
    const { calendar } = (
      await app.call("POST", "/dir/calendar-feeds", { body: { token } })
    ).json();
    const text = calendar.replace(/\r\n /g, "");
    expect(text).toContain("With Ada Obi\\, asked for by name");
    expect(text).toMatch(/With Bintu Conteh(?!\\)/);
  });

  test("given to somebody else, its customer is told, with a name only where there is consent", async () => {
    const customer = await app.signIn();
    const { id } = await book(
      app,
      studio,
      byName("10:00", { customerEmail: customer.email }),
      customer,
    );
    await readMails(customer.email, 1);
    expect((await give(id, bintuId)).json()).toMatchObject({
      teammate: { name: "Bintu Conteh" },
      chosenTeammate: { name: "Ada Obi" },
    });
    // Giving it to whoever has it already tells nobody anything.
    await give(id, bintuId);
    const mails = await readMails(customer.email, 2);
    const given = mails.find(({ subject }) => subject.startsWith("A change to"));
    expect(given?.text).toContain(
      "Somebody else of the team does your visit instead of the person you chose.",
    );
    expect(given?.text).not.toMatch(/Ada|Bintu/);
    await insertNamedTeammate(app.db, {
      businessId: studio.id,
      teammateId: bintuId,
      name: "Bintu Conteh",
    });
    await give(id, adaId);
    await readMails(customer.email, 3);
    await give(id, bintuId);
    const texts = (await readMails(customer.email, 4)).map(({ text }) => text);
    for (const sentence of [
      "The person you chose does your visit after all.",
      "Bintu Conteh does your visit instead of the person you chose.",
    ])
      expect(texts).toContainEqual(expect.stringContaining(sentence));
  });

  test("given to somebody else tells nobody where anyone was fine", async () => {
    const customer = await app.signIn();
    const changes = { date, start: "10:00", customerEmail: customer.email };
    const { id } = await book(app, studio, changes, customer);
    await readMails(customer.email, 1);
    await give(id, bintuId);
    expect(await readMails(customer.email, 1)).toHaveLength(1);
  });

  test("stands when they withdraw their name, which is then in nothing public", async () => {
    const { id } = await book(app, studio, byName("10:00"));
    await withdraw();
    const seen = await readAsCustomer(id);
    expect(seen).toMatchObject({ bookingStatus: "confirmed", teammate: null });
    expect(JSON.stringify(seen)).not.toContain("Ada");
    expect((await readAsOwner(id)).chosenTeammate).toEqual({ id: adaId, name: "Ada Obi" });
  });

  test("moves to that person's times, or to anyone's where the customer says so", async () => {
    const customer = await app.signIn();
    const { id } = await book(
      app,
      studio,
      byName("10:00", { customerEmail: customer.email }),
      customer,
    );
    await book(app, studio, byName("14:00"));
    const path = `/dir/bookings/${id}`;
    const list = async (query = "") => {
      const { day, teammate } = (
        await app.call("GET", `${path}/slots?from=${date}&until=${date}&date=${date}${query}`, {
          as: customer,
        })
      ).json();
      const at14 = day.slots.find(({ start }: { start: string }) => start === "14:00");
      return { teammate, isFree: at14.isFree };
    };
    expect(await list()).toEqual({ teammate: { name: "Ada Obi" }, isFree: false });
    expect(await list("&with=anyone")).toEqual({ teammate: null, isFree: true });
    const move = (changes: object = {}) =>
      app.call("PUT", path, {
        as: customer,
        body: { action: "move", date, start: "14:00", ...changes },
      });
    expect((await move()).json().code).toBe("booking_slot_taken");
    const moved = await move({ with: "anyone" });
    expect(moved.json()).toMatchObject({ start: "14:00", teammate: null });
    expect(await readAsOwner(id)).toMatchObject({
      teammate: { id: bintuId },
      chosenTeammate: null,
    });
  });

  test("proposed for anyone's time, it is no longer by name once the business agrees", async () => {
    await open({ confirmsInstantly: false });
    const customer = await app.signIn();
    const { id } = await book(
      app,
      studio,
      byName("10:00", { customerEmail: customer.email }),
      customer,
    );
    await act(id, { action: "confirm" });
    const other = await book(app, studio, byName("14:00"));
    await act(other.id, { action: "confirm" });
    const ask = { action: "move", date, start: "14:00", with: "anyone" };
    await app.call("PUT", `/dir/bookings/${id}`, { as: customer, body: ask });
    // Until then it is still with the person who was chosen.
    expect((await readAsOwner(id)).chosenTeammate).toMatchObject({ id: adaId });
    expect((await act(id, { action: "confirm" })).json()).toMatchObject({
      start: "14:00",
      teammate: { id: bintuId },
      chosenTeammate: null,
    });
  });

  test("isn't confirmed with somebody else, unless the business gives it away first", async () => {
    await open({ confirmsInstantly: false });
    const first = await book(app, studio, byName("10:00"));
    const second = await book(app, studio, byName("10:00"));
    await act(first.id, { action: "confirm" });
    expect((await readAsOwner(second.id)).bookingStatus).toBe("requested");
    expect((await act(second.id, { action: "confirm" })).json().code).toBe("teammate_not_free");
    await give(second.id, bintuId);
    expect((await act(second.id, { action: "confirm" })).json()).toMatchObject({
      bookingStatus: "confirmed",
      teammate: { id: bintuId },
    });
  });

  test("waiting for its link, it is lost to whoever books the same person first", async () => {
    await open({ confirmsInstantly: false });
    const slow = (await send(byName("10:00"))).json().booking;
    const first = await book(app, studio, byName("10:00"));
    await act(first.id, { action: "confirm" });
    const token = await insertLink(app, slow.id);
    const late = await app.call("PUT", "/dir/booking-links", { body: { token, action: "verify" } });
    expect(late.json().code).toBe("booking_slot_taken");
  });
});
