import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { enableEmailPrivacy } from "#test/emulator.ts";
import { makePerson, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { useWorker } from "#test/worker.ts";

const app = useTestApp();
const { log, lines } = makeMemoryLog();
// A real worker, because it decides whether a task is done, tried again or parked, and logs it.
useWorker(app, log, () => app.services.taskHandlers);
beforeAll(() => enableEmailPrivacy(app.config.identity.projectId));

/** The states of the tasks of one kind, once each was tried. */
async function waitForTaskStates(task: string, count: number): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = ${task} order by created_on
      `.execute(app.db);
      const states = rows.map(({ state }) => state);
      expect(states).toHaveLength(count);
      expect(states).not.toContain("created");
      expect(states).not.toContain("active");
      return states;
    },
    { timeout: 20_000, interval: 100 },
  );
}

test("a password reset for an email nobody has ends at its first attempt, sends nothing and logs no email", async () => {
  const known = makePerson();
  await app.idTokenFor(known);
  const unknownEmail = `${randomUUID()}@people.example`;
  for (const email of [unknownEmail, known.email])
    expect(
      (await app.call("POST", "/session/password-reset", { body: { email } })).statusCode,
    ).toBe(202);
  expect(await waitForTaskStates("accounts.mail-password-reset", 2)).toEqual([
    "completed",
    "completed",
  ]);
  await expectMails(known.email, 1);
  await expectMails(unknownEmail, 0);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  for (const email of [unknownEmail, known.email])
    expect(JSON.stringify(lines)).not.toContain(email);
});

test("a change to an email that somebody else has ends at its first attempt and writes to the old one alone", async () => {
  const ada = await app.signIn();
  const personWithTakenEmail = makePerson();
  await app.idTokenFor(personWithTakenEmail);
  const body = { newEmail: personWithTakenEmail.email };
  const response = await app.call("POST", "/session/email-change", { as: ada, body });
  expect(response.statusCode).toBe(202);
  expect(await waitForTaskStates("accounts.mail-email-change", 1)).toEqual(["completed"]);
  await expectMails(ada.email, 1);
  await expectMails(personWithTakenEmail.email, 0);
  expect(JSON.stringify(lines)).not.toContain(personWithTakenEmail.email);
});

test("what the provider refuses is an error with its code, and without what was sent", async () => {
  const email = `${randomUUID()}@people.example`;
  const ada = await app.signIn();
  const { identity } = app.services;
  const failure = await identity.setPassword(`${ada.userId}-gone`, email).catch((error) => error);
  expect(failure).toMatchObject({
    code: "auth/user-not-found",
    message: "The identity provider answered auth/user-not-found",
  });
  expect(failure.cause).toBeUndefined();
});
