import { randomUUID } from "node:crypto";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import { bookingsErrors } from "@boab/contracts/bookings/errors";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { listConsents } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { makeDeps } from "#test/deps.ts";
import { makeStudio, type Studio, saveSettings } from "#test/factories/bookings.ts";
import { insertAskedTeammate, insertNamedTeammate } from "#test/factories/team-names.ts";
import { useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { cancelBookingsOfDeletedBusiness } from "../bookings/cancel-open-bookings.ts";
import { maintainBookings } from "../bookings/maintain-bookings.ts";
import { bookingsPersonalData } from "../personal-data.ts";

// Several emails are waited for.
vi.setConfig({ testTimeout: 60_000 });

const app = useTestApp();
let studio: Studio;
let ada: { id: string; name: string };

const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
const makeEmail = () => `${randomUUID()}@people.example`;

beforeEach(async () => {
  studio = await makeStudio(app, {
    team: [
      { ...everyday, name: "Ada Obi" },
      { ...everyday, name: "Bintu Conteh" },
    ],
  });
  const [first] = studio.settings.team;
  if (!first) throw new Error("The studio has a team.");
  ada = first;
});

/** Nothing is paid for here. */
const getDeps = () => ({
  ...makeDeps(app),
  refundPayment: async () => {},
  setShareDue: async () => {},
});

const getPath = (of: Studio = studio) => `/dir/business/${of.id}`;
const getNamePath = (teammateId = ada.id, of = studio) => `${getPath(of)}/team/${teammateId}/name`;
const ask = (email: string, as = studio.owner, path = getNamePath()) =>
  app.call("PUT", path, { as, body: { email } });
const open = (token: string) => app.call("POST", "/dir/team-name-links", { body: { token } });
const answer = (token: string, choice: string) =>
  app.call("PUT", "/dir/team-name-links", { body: { token, answer: choice } });
const listPublic = async () =>
  (await app.call("GET", `${getPath()}/booking-settings`)).json().team as {
    key: string;
    name: string;
  }[];
const readState = async () => {
  const { names } = (await app.call("GET", `${getPath()}/team-names`, { as: studio.owner })).json();
  return names.find(({ teammateId }: { teammateId: string }) => teammateId === ada.id)?.state;
};
const insertAsked = () =>
  insertAskedTeammate(app.db, { businessId: studio.id, teammateId: ada.id, name: ada.name });
const insertNamed = () =>
  insertNamedTeammate(app.db, { businessId: studio.id, teammateId: ada.id, name: ada.name });

/** Asks by email, and reads the token in it. */
async function askByEmail(email = makeEmail()) {
  expect((await ask(email)).json()).toMatchObject({ teammateId: ada.id, state: "asked" });
  await runTasks(app.services);
  const mail = await expectMail(email);
  return { email, mail, token: /booking\/name\?token=([\w-]+)/.exec(mail.text)?.[1] ?? "" };
}

describe("asking somebody of the team whether they may be named", () => {
  test("sends a link of 128 bits, of which a hash is stored, and nothing that was typed", async () => {
    const { mail, token } = await askByEmail();
    expect(mail.subject).toBe("May Ubuntu Braid Studio show your name?");
    expect(mail.text).not.toContain("Ada");
    expect(mail.text).toContain("at any time with the same link");
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    const { rows } = await sql<{ stored: string }>`
      select request::text as stored from bookings.name_request as request`.execute(app.db);
    for (const { stored } of rows) expect(stored).not.toContain(token);
    expect(await listPublic()).toEqual([]);
  });

  test("yes shows the name at once, with what it was agreed to and when; no later answer changes it", async () => {
    const { email, token } = await askByEmail();
    expect((await open(token)).json()).toEqual({
      business: { slug: studio.slug, businessName: "Ubuntu Braid Studio" },
      name: "Ada Obi",
      services: ["Knotless braids", "Trim", "Advice"],
      state: "asked",
    });
    expect(await listPublic()).toEqual([]);
    expect((await answer(token, "show")).json().state).toBe("named");
    const [shown] = await listPublic();
    expect(shown).toMatchObject({ name: "Ada Obi", serviceIds: null });
    expect(shown?.key).toMatch(/^TEAM-[0-9A-Z]{8}$/);
    expect(await readState()).toBe("named");
    expect((await answer(token, "show")).json().code).toBe("name_request_answered");
    expect(await listConsents(app.db, email)).toMatchObject([
      {
        topic: "team-name",
        subject: shown?.key,
        wording: bookingCopy.nameConsent("Ada Obi", "Ubuntu Braid Studio"),
        givenThrough: "emailed link",
        withdrawnAt: null,
      },
    ]);
    expect((await ask(makeEmail())).json().code).toBe("teammate_already_named");
  });

  test("no shows nothing, and they aren't asked again, by no other email either", async () => {
    const { email, token } = await askByEmail();
    expect((await answer(token, "hide")).json().state).toBe("declined");
    expect(await readState()).toBe("declined");
    expect(await listConsents(app.db, email)).toEqual([]);
    for (const next of [email, makeEmail()]) {
      const refused = await ask(next);
      expect([refused.statusCode, refused.json().error]).toEqual([429, bookingCopy.nameRefused]);
    }
    expect((await answer(token, "show")).json().error).toBe(
      bookingsErrors.name_request_answered.sentence,
    );
    expect(await listPublic()).toEqual([]);
  });

  test("withdrawing by the same link ends it at once", async () => {
    const { email, token, key } = await insertNamed();
    expect(await listPublic()).toMatchObject([{ key }]);
    expect((await answer(token, "hide")).json().state).toBe("withdrawn");
    expect(await listPublic()).toEqual([]);
    expect(await readState()).toBe("withdrawn");
    expect(await listConsents(app.db, email)).toMatchObject([{ withdrawnThrough: "emailed link" }]);
    expect((await answer(token, "show")).statusCode).toBe(409);
    expect((await ask(email)).json().error).toBe(bookingCopy.nameRefused);
  });

  test("two answers at the same moment count once", async () => {
    const { token } = await insertAsked();
    const answers = await Promise.all(["show", "show", "show"].map((one) => answer(token, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test("a newer link ends the older one, and the same email is written to once a day", async () => {
    const email = makeEmail();
    const first = await askByEmail();
    const second = await askByEmail(email);
    expect((await open(first.token)).json()).toMatchObject({ error: bookingCopy.nameLinkGone });
    expect((await answer(first.token, "show")).statusCode).toBe(404);
    expect((await ask(email)).json().error).toBe(bookingCopy.nameAskedToday);
    await runTasks(app.services);
    expect(await expectMails(email, 1)).toHaveLength(1);
    expect((await answer(second.token, "show")).statusCode).toBe(200);
  });

  test("another name ends the consent and its link, and so does leaving the team", async () => {
    const { token, email } = await insertNamed();
    const [first, second] = studio.settings.team;
    await saveSettings(app, studio.owner, studio.id, {
      team: [{ ...first, name: "Ada the Best" }, second],
    });
    expect(await listPublic()).toEqual([]);
    expect((await open(token)).statusCode).toBe(404);
    expect(await readState()).toBeUndefined();
    expect(await listConsents(app.db, email)).toMatchObject([{ withdrawnThrough: "name changed" }]);
    // The former name comes back, and the consent doesn't.
    await saveSettings(app, studio.owner, studio.id, { team: [first, second] });
    expect(await listPublic()).toEqual([]);

    const again = await insertNamed();
    await saveSettings(app, studio.owner, studio.id, { team: [second] });
    expect(await listPublic()).toEqual([]);
    expect(await listConsents(app.db, again.email)).toMatchObject([
      { withdrawnThrough: "left the team" },
    ]);
  });

  test("saving anything else leaves it, and somebody who takes no new bookings isn't shown", async () => {
    await insertNamed();
    const [first, second] = studio.settings.team;
    await saveSettings(app, studio.owner, studio.id, { noticeHours: 3 });
    expect(await listPublic()).toHaveLength(1);
    const team = [{ ...first, takesBookings: false }, second];
    await saveSettings(app, studio.owner, studio.id, { team });
    expect(await listPublic()).toEqual([]);
    expect(await readState()).toBe("named");
  });

  test("the business takes it back", async () => {
    const { token, email } = await insertNamed();
    const stopped = await app.call("DELETE", getNamePath(), { as: studio.owner });
    expect(stopped.statusCode).toBe(204);
    expect(await listPublic()).toEqual([]);
    expect((await open(token)).statusCode).toBe(404);
    expect(await listConsents(app.db, email)).toMatchObject([{ withdrawnThrough: "the business" }]);
    // Nobody said no, so they may be asked again, as somebody who was asked today: not at once.
    expect((await ask(email)).json().error).toBe(bookingCopy.nameAskedToday);
    expect((await ask(makeEmail())).statusCode).toBe(200);
  });

  test("strangers, other businesses and hidden pages get nowhere", async () => {
    const stranger = await app.signIn();
    const other = await makeStudio(app);
    for (const path of [getNamePath(), `${getPath()}/team-names`])
      expect((await app.call("GET", path, { as: stranger })).statusCode).toBeGreaterThan(399);
    expect((await ask(makeEmail(), stranger)).statusCode).toBe(403);
    expect((await ask(makeEmail(), other.owner)).statusCode).toBe(403);
    // Their own business, and somebody else's person.
    expect((await ask(makeEmail(), other.owner, getNamePath(ada.id, other))).statusCode).toBe(404);
    const taken = await app.call("DELETE", getNamePath(ada.id, other), { as: other.owner });
    expect(taken.statusCode).toBe(404);
    await app.db
      .updateTable("directory.business")
      .set({ isLive: false })
      .where("id", "=", studio.id)
      .execute();
    expect((await ask(makeEmail())).json().error).toBe(bookingCopy.nameNeedsPublicPage);
    expect(await readState()).toBeUndefined();
  });
});

describe("what we hold about a named person", () => {
  const getPersonalData = () => bookingsPersonalData(getDeps());

  test("is in their file", async () => {
    const person = await app.signIn();
    await insertNamedTeammate(app.db, {
      businessId: studio.id,
      teammateId: ada.id,
      name: ada.name,
      email: person.email,
    });
    const file = (await app.call("GET", "/user/my-data", { as: person })).json();
    expect(file.consents).toMatchObject([{ topic: "team-name", withdrawnAt: null }]);
    expect(file.nameRequests).toMatchObject([{ businessId: studio.id, name: "Ada Obi" }]);
    expect(await getPersonalData().exportByEmail?.(person.email)).toMatchObject({
      nameRequests: [{ name: "Ada Obi" }],
    });
  });

  test("ends with erasing, and the name is nowhere", async () => {
    const { email, token } = await insertNamed();
    await inTransaction(app.db, async (tx) => getPersonalData().eraseByEmail?.(tx, email));
    expect(await listPublic()).toEqual([]);
    expect((await open(token)).statusCode).toBe(404);
  });

  test("ended requests are deleted once they no longer count", async () => {
    const { id } = await insertAsked();
    await app.db
      .updateTable("bookings.nameRequest")
      .set({ endedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where("id", "=", id)
      .execute();
    await maintainBookings(getDeps());
    const left = await app.db
      .selectFrom("bookings.nameRequest")
      .select("id")
      .where("id", "=", id)
      .execute();
    expect(left).toEqual([]);
  });
});

test("a deleted listing names nobody, and its consents have ended", async () => {
  const { email } = await insertNamed();
  await app.db
    .updateTable("directory.business")
    .set({ deleteRequestedAt: new Date() })
    .where("id", "=", studio.id)
    .execute();
  await cancelBookingsOfDeletedBusiness(getDeps(), studio.id);
  expect(await listConsents(app.db, email)).toMatchObject([
    { withdrawnThrough: "listing deleted" },
  ]);
});
