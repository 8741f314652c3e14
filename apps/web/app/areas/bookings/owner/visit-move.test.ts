import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { describe, expect, test } from "vitest";
import { bookingSettings, makeBooking } from "#test/bookings.ts";
import { viewTeamDay } from "./team-day-view.ts";
import { findPlace, getMoveEnd, limitPlace, toMoveRequest, type VisitPlace } from "./visit-move.ts";

const ada = {
  id: "00000000-0000-4000-8000-0000000000a1",
  name: "Ada Deng",
  takesBookings: true,
  weekly: null,
  daysOff: [],
  serviceIds: null,
};
const day = { enabled: true, startTime: "10:00", endTime: "15:00" };
const bintu: BookingSettings["team"][number] = {
  ...ada,
  id: "00000000-0000-4000-8000-0000000000a2",
  name: "Bintu Conteh",
  weekly: { ...bookingSettings.weekly, tuesday: day, thursday: { ...day, enabled: false } },
  daysOff: [{ from: "2026-11-20", until: "2026-11-20", note: "School" }],
};
const settings = { ...bookingSettings, team: [ada, bintu] };
const clock = { now: new Date("2026-11-17T00:00:00Z"), timeZone: "Australia/Perth" };
const person = ({ id, name }: { id: string; name: string }) => ({ id, name });
const visit = makeBooking("2026-11-17", "11:00", "12:30", {
  id: "BOOK-0000000A",
  teammate: person(ada),
});
const view = (booking = visit, date = "2026-11-17") =>
  viewTeamDay(date, [booking], settings, { ...clock, heldTimes: [] });

describe("a day by person", () => {
  test("shades what isn't somebody's own hours, and says who is away", () => {
    const tuesday = view().calendar.days;
    expect(tuesday.map(({ open }) => open)).toEqual([
      [{ from: 480, to: 1080 }],
      [{ from: 600, to: 900 }],
    ]);
    const absences = (date: string) => view(visit, date).calendar.days.map(({ closed }) => closed);
    expect(absences("2026-11-19")).toEqual([null, { title: "Not working", note: "" }]);
    expect(absences("2026-11-20")).toEqual([null, { title: "Day off", note: "School" }]);
    expect(absences("2026-11-18")[1]).toEqual({ title: "Day off", note: "Family graduation" });
  });

  test("a visit stands with whoever does it, and with nobody who has left", () => {
    const booked = ({ calendar }: ReturnType<typeof view>) =>
      calendar.days.map(({ events }) => events.length);
    expect(booked(view())).toEqual([1, 0]);
    expect(booked(view({ ...visit, teammate: person(bintu) }))).toEqual([0, 1]);
    const left = view({ ...visit, teammate: { ...person(ada), id: bintu.id.replace("a2", "a9") } });
    expect([left.people.at(-1), booked(left)]).toEqual([null, [0, 0, 1]]);
  });
});

describe("where a visit goes", () => {
  const limit = (requested: VisitPlace, booking = visit) =>
    limitPlace(view(booking), booking, requested);

  test.each<[VisitPlace, VisitPlace]>([
    [
      { column: 1, from: 668 },
      { column: 1, from: 675 },
    ],
    [
      { column: 5, from: 0 },
      { column: 1, from: 480 },
    ],
    [
      { column: -1, from: 2000 },
      { column: 0, from: 990 },
    ],
  ])("%o is %o", (requested, place) => {
    expect(limit(requested)).toEqual(place);
  });

  test("only time or only person changes where the booking's state says so", () => {
    const requested = { column: 1, from: 720 };
    const may = (can: Partial<typeof visit.can>) => ({ ...visit, can: { ...visit.can, ...can } });
    expect(limit(requested, may({ move: false }))).toEqual({ column: 1, from: 660 });
    expect(limit(requested, may({ give: false }))).toEqual({ column: 0, from: 720 });
  });

  test("what changes is asked for, and nothing where nothing does", () => {
    const request = (place: VisitPlace) => toMoveRequest(view(), { booking: visit, ...place });
    expect(request({ column: 0, from: 660 })).toBeNull();
    expect(request({ column: 1, from: 660 })).toMatchObject({ start: null, person: person(bintu) });
    expect(request({ column: 0, from: 720 })).toMatchObject({ start: "12:00", person: null });
    expect(request({ column: 1, from: 720 })).toMatchObject({
      start: "12:00",
      person: person(bintu),
    });
  });

  test("it starts where it is, and keeps its length", () => {
    const move = findPlace(view(), visit.id);
    expect(move).toMatchObject({ column: 0, from: 660 });
    expect(move && getMoveEnd(move)).toBe(750);
    expect(findPlace(view(), "BOOK-0000000Z")).toBeUndefined();
  });
});
