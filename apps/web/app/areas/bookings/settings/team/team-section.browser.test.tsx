import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { TeammateName } from "@boab/contracts/bookings/team-names";
import { useState } from "react";
import { createRoutesStub, useLoaderData } from "react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bookingSettings } from "#test/bookings.ts";
import { type SettingsDraft, toSettingsBody, toSettingsDraft } from "../settings-draft.ts";
import { TeamSection } from "./team-section.tsx";

let latest: SettingsDraft;
const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

interface Shown {
  settings: BookingSettings;
  names: TeammateName[];
  isOwner: boolean;
}

function Page({ settings, names, isOwner }: Shown) {
  const [draft, setDraft] = useState(() => toSettingsDraft(settings));
  latest = draft;
  return (
    <form onSubmit={submit}>
      <TeamSection
        form={{
          draft,
          change: (changes) => setDraft((before) => ({ ...before, ...changes })),
          getError: () => undefined,
        }}
        today="2026-11-17"
        naming={{ names, savedTeam: settings.team, timeZone: "Australia/Perth" }}
        plan={{ name: settings.plan, path: isOwner ? "/my-account/subscription" : undefined }}
      />
      <button type="submit">Save</button>
    </form>
  );
}

const sent: Record<string, unknown>[] = [];
let shown: Shown;

const LoadedPage = () => <Page {...useLoaderData<Shown>()} />;

const Site = createRoutesStub([
  {
    path: "/",
    loader: () => shown,
    HydrateFallback: () => null,
    Component: LoadedPage,
    async action({ request }) {
      sent.push(Object.fromEntries(await request.formData()));
      return { ok: true, response: null };
    },
  },
]);

function show(
  team: BookingSettings["team"] = [],
  names: TeammateName[] = [],
  { plan = bookingSettings.plan, isOwner = true } = {},
) {
  shown = { settings: { ...bookingSettings, team, plan }, names, isOwner };
  return render(<Site />);
}

const readTeam = () => {
  const result = toSettingsBody(latest, 1);
  return result.ok ? result.body.team : undefined;
};

const ada = {
  id: "00000000-0000-4000-8000-0000000000a1",
  name: "Ada Obi",
  takesBookings: true,
  weekly: null,
  daysOff: [],
  serviceIds: null,
};

test("a business without a team is asked who does the visits, and adds the first person", async () => {
  await show();
  await expect.element(page.getByText("You take one visit at a time.")).toBeVisible();
  await page.getByRole("button", { name: "Add a person" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a person" });
  await dialog.getByRole("button", { name: "Add to the team" }).click();
  await expect.element(dialog.getByText(bookingCopy.teammateNameRequired)).toBeVisible();
  await dialog.getByLabelText("Name").fill("Ada Obi");
  // The page is not saved by it.
  await dialog.getByLabelText("Name").click();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
  await expect.element(page.getByRole("button", { name: "Edit Ada Obi" })).toBeVisible();
  expect(readTeam()).toEqual([
    { name: "Ada Obi", takesBookings: true, weekly: null, daysOff: [], serviceIds: null },
  ]);
});

test("own hours, services and days off are chosen for each person", async () => {
  await show([ada]);
  await page.getByRole("button", { name: "Edit Ada Obi" }).click();
  const dialog = page.getByRole("dialog", { name: "Ada Obi" });
  await dialog.getByRole("switch", { name: "Own hours" }).click();
  await dialog.getByRole("switch", { name: "Tuesday" }).click();
  await dialog.getByLabelText(/Every service/).click();
  await dialog.getByLabelText("Cornrows, adult").click();
  await dialog.getByLabelText("From").fill("2026-12-24");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  const [saved] = readTeam() ?? [];
  expect(saved).toMatchObject({
    id: ada.id,
    weekly: { tuesday: { enabled: false }, friday: bookingSettings.weekly.friday },
    serviceIds: [],
    daysOff: [{ from: "2026-12-24", until: "2026-12-24", note: "" }],
  });
  await expect.element(page.getByText("No services yet")).toBeVisible();
  await expect.element(page.getByText("Off Thursday 24 December")).toBeVisible();
});

test("somebody leaves the team, and two people can share one chair", async () => {
  await show([ada, { ...ada, id: "00000000-0000-4000-8000-0000000000a2", name: "Bintu" }]);
  await page.getByLabelText("Chairs or rooms").selectOptions("1");
  expect(latest.maxVisitsAtOnce).toBe(1);
  await page.getByRole("button", { name: "Edit Bintu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByRole("button", { name: "Edit Bintu" })).not.toBeInTheDocument();
  expect(readTeam()?.map(({ name }) => name)).toEqual(["Ada Obi"]);
});

test("somebody is asked by email whether they may be named, and it says how that stands", async () => {
  const bintu = { ...ada, id: "00000000-0000-4000-8000-0000000000a2", name: "Bintu" };
  await show(
    [ada, bintu],
    [{ teammateId: bintu.id, state: "named", at: "2026-11-15T02:00:00.000Z" }],
  );
  await expect.element(page.getByText("Not named")).toBeVisible();
  await expect.element(page.getByText("Named since 15 November")).toBeVisible();
  await page.getByRole("button", { name: "Ask to be named, Ada Obi" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask Ada Obi" });
  await dialog.getByLabelText("Their email").fill("ada@people.example");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
  expect(sent.at(-1)).toMatchObject({
    intent: "ask-name",
    teammate: ada.id,
    email: "ada@people.example",
  });
  await page.getByRole("button", { name: "Stop showing the name, Bintu" }).click();
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      intent: "stop-naming",
      teammate: bintu.id,
    });
});

test("a name that isn't saved yet is nobody's to agree to", async () => {
  await show([ada]);
  await page.getByRole("button", { name: "Edit Ada Obi" }).click();
  await page.getByRole("dialog").getByLabelText("Name").fill("Ada the Best");
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByText(/^Save first[.]/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /Ask to be named/ }))
    .not.toBeInTheDocument();
});

const bintu = { ...ada, id: "00000000-0000-4000-8000-0000000000b2", name: "Bintu Conteh" };

test("on a plan with one calendar it says beside each person who takes online bookings, and what a larger plan adds", async () => {
  await show([ada, bintu], [], { plan: "Basic" });
  await expect.element(page.getByText("Online", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Not online")).toBeVisible();
  await expect
    .element(page.getByText(/one calendar for online bookings, and it's Ada Obi's/))
    .toMatchTextContent(/What's booked with Bintu Conteh stays.*Growing.*up to 20 people/);
  await expect
    .element(page.getByRole("link", { name: "Compare plans, for Bintu Conteh" }))
    .toHaveAttribute("href", "/my-account/subscription");
});

test("whoever switches the first off sees that the next takes their place", async () => {
  await show([{ ...ada, takesBookings: false }, bintu], [], { plan: "Basic" });
  await expect.element(page.getByText("No new bookings")).toBeVisible();
  await expect.element(page.getByText("Online", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Not online")).not.toBeInTheDocument();
});

test("a member who isn't the owner is led to no plan, and a larger plan says nothing", async () => {
  const screen = await show([ada, bintu], [], { plan: "Basic", isOwner: false });
  await expect.element(page.getByText(/The owner can change the plan/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Compare plans/ })).not.toBeInTheDocument();
  await screen.unmount();
  await show([ada, bintu]);
  await expect.element(page.getByRole("button", { name: "Edit Bintu Conteh" })).toBeVisible();
  await expect.element(page.getByText("Not online")).not.toBeInTheDocument();
});
