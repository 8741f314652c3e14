import { sql } from "kysely";
import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { type AuditLine, writeAudit } from "../audit/audit.ts";
import { connect, type Db, findViolatedConstraint, inTransaction, type Tx } from "./db.ts";

const app = useTestApp();

const line = {
  actorId: "test123456",
  act: "close account",
  objectType: "profile",
  objectId: "test654321",
  changes: { userStatus: ["Active", "Banned"] },
  ip: "2001:db8::1",
  requestId: "request-1",
} satisfies AuditLine;

const listAuditLines = (requestId: string) =>
  app.db.selectFrom("platform.auditEntry").selectAll().where("requestId", "=", requestId).execute();

describe("a transaction", () => {
  test("commits everything or nothing", async () => {
    const requestId = "in-a-transaction";
    const failing = inTransaction(app.db, async (tx) => {
      await writeAudit(tx, { ...line, requestId });
      throw new Error("second step failed");
    });
    await expect(failing).rejects.toThrow("second step failed");
    expect(await listAuditLines(requestId)).toHaveLength(0);
    await inTransaction(app.db, (tx) => writeAudit(tx, { ...line, requestId }));
    expect(await listAuditLines(requestId)).toHaveLength(1);
  });

  test("is what a write takes: a plain connection does not compile", () => {
    // Checked by `npm run types`: each line fails there once a plain connection would do.
    expectTypeOf<Db>().not.toExtend<Parameters<typeof writeAudit>[0]>();
    expectTypeOf<Tx>().toExtend<Parameters<typeof writeAudit>[0]>();
    // @ts-expect-error A write takes a transaction, so that it cannot be half done.
    void (() => writeAudit(app.db, line));
  });

  test("names the violated constraint", async () => {
    const broken = inTransaction(app.db, (tx) =>
      sql`insert into accounts.handle (handle, profile_id) values ('NOT OK', 'x')`.execute(tx),
    );
    const error = await broken.catch((reason: unknown) => reason);
    expect(findViolatedConstraint(error)).toBe("handle_handle_check");
    expect(findViolatedConstraint(new Error("other"))).toBeUndefined();
  });
});

test("an idle connection that breaks is told, and replaced by the next query", async () => {
  const lost: string[] = [];
  const db = connect({ ...app.config.database, poolSize: 1 }, ({ message }) => lost.push(message));
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(app.db);
  await vi.waitFor(() => expect(lost).toEqual([expect.stringContaining("terminating connection")]));
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test("a connection that breaks between two statements of a transaction fails the second, and nothing else", async () => {
  const db = connect({ ...app.config.database, poolSize: 1 }, () => {});
  const broken = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const pid = rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid}::int)`.execute(app.db);
    await vi.waitFor(async () => {
      const left = await sql`select from pg_stat_activity where pid = ${pid}::int`.execute(app.db);
      expect(left.rows).toHaveLength(0);
    });
    // A process without a listener has ended by now.
    await new Promise(setImmediate);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test("counts are numbers", async () => {
  const { rows } = await sql`select count(*) as count from accounts.profile`.execute(app.db);
  expect(rows).toEqual([{ count: expect.any(Number) }]);
});

describe("the audit log", () => {
  test("records who did what to what, from where", async () => {
    await inTransaction(app.db, (tx) => writeAudit(tx, line));
    expect(await listAuditLines("request-1")).toMatchObject([
      {
        actorId: "test123456",
        act: "close account",
        objectId: "test654321",
        changes: { userStatus: ["Active", "Banned"] },
        ip: null,
        requestId: "request-1",
      },
    ]);
    const details = await app.db.selectFrom("platform.auditPersonal").selectAll().execute();
    expect(details).toContainEqual(
      expect.objectContaining({ person: "test123456", ip: "2001:db8::1", changes: {} }),
    );
  });

  test.each(["", "nonsense", "203.0.113.7:8080", "fe80::1%eth0"])(
    "records the line without the IP address when that is %j",
    async (ip) => {
      const requestId = `request-${ip}`;
      await inTransaction(app.db, (tx) => writeAudit(tx, { ...line, ip, requestId }));
      expect(await listAuditLines(requestId)).toMatchObject([{ ip: null }]);
    },
  );

  test.each([
    "update platform.audit_entry set act = 'nothing'",
    "delete from platform.audit_entry",
    "truncate platform.audit_entry",
  ])("refuses %s", async (statement) => {
    await inTransaction(app.db, (tx) => writeAudit(tx, line));
    const before = await app.db.selectFrom("platform.auditEntry").selectAll().execute();
    await expect(sql.raw(statement).execute(app.db)).rejects.toThrow("audit_entry is append-only");
    expect(await app.db.selectFrom("platform.auditEntry").selectAll().execute()).toEqual(before);
  });
});
