import { expect, test } from "vitest";
import { bookingSettings } from "#test/bookings.ts";
import { describeSetting, getSettingLabel, mergeSettings } from "./merge-settings.ts";
import { createServiceDraft, type SettingsDraft, toSettingsDraft } from "./settings-draft.ts";

const base = toSettingsDraft(bookingSettings);
const { monday, friday } = base.weekly;
const makeSettingsWithDays = (days: Partial<SettingsDraft["weekly"]>) => ({
  ...base,
  weekly: { ...base.weekly, ...days },
});

test("weekdays and services that each side changed are saved together", () => {
  const open = { ...monday, enabled: true };
  const shorter = { ...friday, endTime: "16:00" };
  const added = { ...createServiceDraft("new"), title: "Loc retwist" };
  const { merged, clashes } = mergeSettings({
    base,
    theirs: {
      ...makeSettingsWithDays({ monday: open }),
      services: [...base.services, { ...added, id: "a" }],
    },
    mine: { ...makeSettingsWithDays({ friday: shorter }), services: [...base.services, added] },
  });
  expect(clashes).toEqual([]);
  expect(merged.weekly).toMatchObject({ monday: open, friday: shorter });
  expect(merged.services.map(({ title }) => title)).toEqual([
    "Cornrows, adult",
    "Loc retwist",
    "Loc retwist",
  ]);
});

const ada = {
  key: "a1",
  id: "a1",
  name: "Ada",
  takesBookings: true,
  weekly: null,
  daysOff: [],
  serviceIds: null,
};

test("people that each side added are both in the team, and a name both changed is a question", () => {
  const bintu = { ...ada, key: "a2", id: "a2", name: "Bintu" };
  const { id: _id, ...chidi } = { ...ada, key: "new", name: "Chidi" };
  const before = { ...base, team: [ada] };
  const { merged, clashes } = mergeSettings({
    base: before,
    theirs: { ...before, team: [{ ...ada, name: "Adaeze" }, bintu] },
    mine: { ...before, team: [{ ...ada, name: "Ada A." }, chidi] },
  });
  expect(
    merged.team
      .map(({ name }) => name)
      .slice(1)
      .sort(),
  ).toEqual(["Bintu", "Chidi"]);
  expect(clashes.map(({ field }) => field)).toEqual(["a1.name"]);
});

test("the ways to pay are chosen together, so that one always stays", () => {
  const both = { ...base, payNow: true };
  const { merged, clashes } = mergeSettings({
    base: both,
    theirs: { ...both, payLater: false },
    mine: { ...both, payNow: false },
  });
  expect(clashes.map(({ field }) => field)).toEqual(["payment"]);
  expect(merged).toMatchObject({ payLater: true, payNow: false });
});

test.each<[field: string, value: unknown, label: string, words: string]>([
  ["acceptsBookings", false, "Taking bookings", "No"],
  ["mode", "daily", "How your hours repeat", "Same hours every day"],
  ["weekly.monday", monday, "Monday", "Closed"],
  ["weekly.friday", friday, "Friday", "7:00 am to 8:00 pm"],
  ["daysOff", base.daysOff, "Days off", "Wednesday 18 November"],
  ["daysOff", [], "Days off", "None"],
  [
    "notice",
    { noticeHours: 0, noticeDays: 1 },
    "Latest time to book",
    "By midnight the day before",
  ],
  ["payment", { payLater: true, payNow: true }, "Payment", "Pay later, Pay now"],
  ["bookingPhone", "", "Phone", "Empty"],
  [`${base.services[0]?.id}.price`, "95.00", "Cornrows, adult, Price", "$95.00"],
  [`${base.services[0]?.id}.durationMinutes`, 90, "Cornrows, adult, Length", "1 h 30 min"],
  [String(base.services[0]?.id), undefined, "Cornrows, adult", "Removed"],
  ["maxVisitsAtOnce", null, "Chairs or rooms", "One for each person"],
  ["a1.takesBookings", false, "Ada, Takes new bookings", "No"],
  ["a1.weekly", null, "Ada, Own hours", "As the business"],
  ["a1.serviceIds", ["b1", "b2"], "Ada, Services", "2 services"],
  ["a1.daysOff", base.daysOff, "Ada, Days off", "Wednesday 18 November"],
])("%s is shown in words", (field, value, label, words) => {
  expect(getSettingLabel(field, { services: base.services, team: [ada] })).toBe(label);
  expect(describeSetting(value, field)).toBe(words);
});
