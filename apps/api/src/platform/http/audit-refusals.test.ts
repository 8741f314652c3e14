import { expect, test } from "vitest";
import { auditRefusal } from "#platform/audit/audit.ts";
import { connect, inTransaction } from "#platform/db/db.ts";
import { auditIp } from "#test/audit-lines.ts";
import { useTestApp } from "#test/harness.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { startServer } from "#test/servers.ts";

const app = useTestApp();

const listAuditLines = (requestId: string) =>
  app.db
    .selectFrom("platform.auditEntry")
    .selectAll()
    .select(auditIp)
    .where("requestId", "=", requestId)
    .execute();

const foreignHeaders = { origin: "https://evil.example" };

test("a refused write is audited before its response is sent", async () => {
  const eve = await app.signIn();
  const body = { adminStatus: "Admin" };
  const response = await app.call("POST", "/user/create-user", { as: eve, body, ip: "10.1.2.3" });
  expect(response.statusCode).toBe(403);
  expect(await listAuditLines(response.json().requestId)).toMatchObject([
    {
      actorId: eve.userId,
      act: "refused write",
      objectType: "route",
      objectId: "POST /user/create-user",
      ip: "10.1.2.3",
    },
  ]);
});

test("300 refusals of one call within an hour make one line that says 300", async () => {
  const eve = await app.signIn();
  const admin = await app.signIn({ adminStatus: "Admin" });
  const body = { adminStatus: "Admin" };
  const first = Array.from({ length: 50 }, () =>
    app.call("POST", "/user/create-user", { as: eve, body }),
  );
  for (const { statusCode } of await Promise.all(first)) expect(statusCode).toBe(403);
  // The rest without the server, whose limit is 60 a minute.
  const askAgain = () =>
    inTransaction(app.db, (tx) =>
      auditRefusal(tx, {
        actorId: eve.userId,
        act: "refused write",
        objectType: "route",
        objectId: "POST /user/create-user",
      }),
    );
  await Promise.all(Array.from({ length: 250 }, askAgain));
  const list = await app.call("GET", `/admin/audit?actor=${eve.userId}`, { as: admin });
  expect(list.json().data).toMatchObject([
    { act: "refused write", objectId: "POST /user/create-user", changes: { times: 300 } },
  ]);
});

test("a visitor's refused write leaves no line, and is counted in the metrics", async () => {
  const response = await app.call("DELETE", "/session", { headers: foreignHeaders });
  expect(response.statusCode).toBe(403);
  expect(await listAuditLines(response.json().requestId)).toEqual([]);
  const { body } = await app.call("GET", "/metrics");
  expect(body).toMatch(/_count\{.*method="DELETE",route="\/session",status="403"/);
});

test.each(["GET", "HEAD"] as const)("a refused %s is not a write", async (method) => {
  const eve = await app.signIn();
  const response = await app.call(method, "/user/get-all-users", { as: eve });
  expect(response.statusCode).toBe(403);
  expect(await listAuditLines(String(response.headers["x-request-id"]))).toEqual([]);
});

test("an unknown path leaves no line: anyone could send endless ones", async () => {
  const response = await app.call("POST", "/nowhere", { headers: foreignHeaders });
  expect(response.statusCode).toBe(404);
  expect(await listAuditLines(response.json().requestId)).toEqual([]);
});

test("a proxy that forwards an invalid IP address does not break the refusal", async () => {
  const headers = { ...foreignHeaders, "x-forwarded-for": "nonsense" };
  const as = await app.signIn();
  const response = await app.call("DELETE", "/session", { as, ip: "127.0.0.1", headers });
  expect(response.statusCode).toBe(403);
  expect(await listAuditLines(response.json().requestId)).toMatchObject([{ ip: null }]);
});

test("the refusal stands when the line cannot be written, and the log says so", async () => {
  const unreachableDb = connect(
    { ...app.config.database, url: "postgres://boab@127.0.0.1:1/nowhere" },
    () => {},
  );
  const { log, lines } = makeMemoryLog();
  const { call } = await startServer(app, { db: unreachableDb, log });
  const response = await call("DELETE", "/session", {
    as: await app.signIn(),
    headers: foreignHeaders,
  });
  expect(response.statusCode).toBe(403);
  expect(response.json().code).toBe("cross_site");
  expect(lines.some(({ msg }) => msg === "refused write could not be audited")).toBe(true);
  await unreachableDb.destroy();
});
