import { expect, test } from "vitest";
import { connect } from "#platform/db/db.ts";
import { toldIp } from "#test/audit-lines.ts";
import { useTestApp } from "#test/harness.ts";
import { memoryLog } from "#test/memory-log.ts";
import { startServer } from "#test/servers.ts";

const app = useTestApp();

const linesOf = (requestId: string) =>
  app.db
    .selectFrom("platform.audit_entry")
    .selectAll()
    .select(toldIp)
    .where("request_id", "=", requestId)
    .execute();

const foreign = { origin: "https://evil.example" };

test("a refused write is audited before its response is sent", async () => {
  const eve = await app.signIn();
  const body = { adminStatus: "Admin" };
  const response = await app.call("POST", "/user/create-user", { as: eve, body, ip: "10.1.2.3" });
  expect(response.statusCode).toBe(403);
  expect(await linesOf(response.json().requestId)).toMatchObject([
    {
      actor_id: eve.userId,
      act: "refused write",
      object_type: "route",
      object_id: "POST /user/create-user",
      ip: "10.1.2.3",
    },
  ]);
});

test("a visitor's refused write leaves no line, and is counted in the metrics", async () => {
  const response = await app.call("DELETE", "/session", { headers: foreign });
  expect(response.statusCode).toBe(403);
  expect(await linesOf(response.json().requestId)).toEqual([]);
  const { body } = await app.call("GET", "/metrics");
  expect(body).toMatch(/_count\{.*method="DELETE",route="\/session",status="403"/);
});

test.each(["GET", "HEAD"] as const)("a refused %s is not a write", async (method) => {
  const eve = await app.signIn();
  const response = await app.call(method, "/user/get-all-users", { as: eve });
  expect(response.statusCode).toBe(403);
  expect(await linesOf(String(response.headers["x-request-id"]))).toEqual([]);
});

test("an unknown path leaves no line: anyone could send endless ones", async () => {
  const response = await app.call("POST", "/nowhere", { headers: foreign });
  expect(response.statusCode).toBe(404);
  expect(await linesOf(response.json().requestId)).toEqual([]);
});

test("a proxy that forwards an invalid IP address does not break the refusal", async () => {
  const headers = { ...foreign, "x-forwarded-for": "nonsense" };
  const as = await app.signIn();
  const response = await app.call("DELETE", "/session", { as, ip: "127.0.0.1", headers });
  expect(response.statusCode).toBe(403);
  expect(await linesOf(response.json().requestId)).toMatchObject([{ ip: null }]);
});

test("the refusal stands when the line cannot be written, and the log says so", async () => {
  const away = connect(
    { ...app.config.database, url: "postgres://boab@127.0.0.1:1/nowhere" },
    () => {},
  );
  const { log, lines } = memoryLog();
  const { call } = await startServer(app, { db: away, log });
  const response = await call("DELETE", "/session", { as: await app.signIn(), headers: foreign });
  expect(response.statusCode).toBe(403);
  expect(response.json().code).toBe("cross_site");
  expect(lines.some(({ msg }) => msg === "refused write could not be audited")).toBe(true);
  await away.destroy();
});
