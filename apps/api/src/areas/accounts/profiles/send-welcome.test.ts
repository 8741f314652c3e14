import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();

const send = (as?: Awaited<ReturnType<typeof app.signIn>>, body?: object) =>
  app.call("POST", "/user/welcome", { ...(as && { as }), ...(body && { body }) });

test("EDIT-10 an admin gets the welcome email at their own address, three times an hour, audited", async () => {
  const admin = await app.signIn({ adminStatus: "Admin" }, "Grace Wanjiru");
  expect((await send(admin)).statusCode).toBe(202);
  await runTasks(app.services);
  const mail = await expectMail(admin.email);
  expect(mail.subject).toBe("Welcome to Boab");
  const lines = await app.db
    .selectFrom("platform.auditEntry")
    .select("act")
    .where("actorId", "=", admin.userId)
    .execute();
  expect(lines).toEqual([{ act: "send test email" }]);
  for (const _ of [2, 3]) expect((await send(admin)).statusCode).toBe(202);
  expect((await send(admin)).statusCode).toBe(429);
});

test("W4 X-59 nobody else sends it, and nobody chooses the address", async () => {
  const admin = await app.signIn({ adminStatus: "Admin" });
  expect((await send(admin, { email: "victim@people.example" })).statusCode).toBe(400);
  expect((await send()).statusCode).toBe(401);
  for (const statuses of [{}, { magStatus: "Approved" }, { merchantStatus: "Approved" }] as const)
    expect((await send(await app.signIn(statuses))).statusCode).toBe(403);
});
