import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { makeListing, signInOwner } from "./factories/listings.ts";
import { makePerson, useTestApp } from "./harness.ts";
import { type CaughtMail, expectMail } from "./mail-catcher.ts";
import { makeMemoryLog } from "./memory-log.ts";
import { useWorker } from "./worker.ts";

const app = useTestApp();
const { log } = makeMemoryLog();
// A real worker, because it leaves finished tasks in the queue.
useWorker(app, log, () => app.services.taskHandlers);

/** Every row of every table of the queue, as text. */
async function readWholeQueue(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'pgboss'
  `.execute(app.db);
  const texts = tables.map(async ({ name }) => {
    const table = sql.table(`pgboss.${name}`);
    const { rows } = await sql<{
      line: string;
    }>`select row.*::text as line from ${table} row`.execute(app.db);
    return rows.map(({ line }) => line).join("\n");
  });
  return (await Promise.all(texts)).join("\n");
}

const readSecret = ({ text }: CaughtMail): string => {
  const secret = /(?:oobCode|token)=([\w%-]+)/.exec(text)?.[1];
  if (!secret) throw new Error("no secret in the email");
  return decodeURIComponent(secret);
};

const isDone = async (task: string) => {
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${task} and state = 'completed'
  `.execute(app.db);
  return rows.length > 0;
};

describe("the queue never holds what an email's link proves", () => {
  test.each<[what: string, task: string, trigger: () => Promise<string>]>([
    [
      "a password reset",
      "accounts.mail-password-reset",
      async () => {
        const { email } = await app.signIn();
        await app.call("POST", "/session/password-reset", { body: { email } });
        return email;
      },
    ],
    [
      "a verification",
      "accounts.mail-verification",
      async () => {
        // Registering asks for it.
        const ada = await app.signInAs({ ...makePerson(), emailVerified: false });
        return ada.email;
      },
    ],
    [
      "a change of email",
      "accounts.mail-email-change",
      async () => {
        const newEmail = makePerson().email;
        const as = await app.signIn();
        await app.call("POST", "/session/email-change", { as, body: { newEmail } });
        return newEmail;
      },
    ],
    [
      "an invitation",
      "directory.mail-invitation",
      async () => {
        const as = await signInOwner(app);
        const { id } = await makeListing(app, as);
        const inviteEmail = makePerson().email;
        await app.call("POST", `/dir/business/${id}/editors`, { as, body: { inviteEmail } });
        return inviteEmail;
      },
    ],
    [
      "a newsletter's confirmation",
      "outreach.mail-newsletter-confirmation",
      async () => {
        const { email } = makePerson();
        await app.call("POST", "/newsletter/subscribers", { body: { email } });
        return email;
      },
    ],
  ])("%s", async (_what, task, trigger) => {
    const mail = await expectMail(await trigger());
    await vi.waitUntil(() => isDone(task), { timeout: 10_000, interval: 50 });
    const queue = await readWholeQueue();
    expect(queue).toContain(task);
    expect(queue).not.toContain(readSecret(mail));
  });
});
