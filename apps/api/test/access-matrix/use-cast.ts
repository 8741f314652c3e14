import { beforeAll } from "vitest";
import type { TestApp } from "../harness.ts";
import { useAppWithProvider } from "../payments.ts";
import type { RouteRows } from "./outcomes.ts";
import { type Role, roleStatuses, roles } from "./roles.ts";
import { listObjectKinds, makeOthersObjects, makeTestActor, type TestActor } from "./stage.ts";
import { snapshotTables } from "./table-snapshot.ts";

export type AccessFixture = ReturnType<typeof makeAccessFixture>;

/**
 * An app with somebody in every role, and their own of everything that these routes are about. Call it with `await` at
 * the top of a test file.
 */
export async function useAccessFixture(routes: Iterable<RouteRows>) {
  const { app } = await useAppWithProvider();
  const fixture = makeAccessFixture(app, routes);
  beforeAll(() => fixture.assemble());
  return fixture;
}

/** The same for drills, which open the app themselves. */
export function makeAccessFixture(app: TestApp, routes: Iterable<RouteRows>) {
  const kinds = listObjectKinds(routes);
  const actorsByRole = new Map<Role, TestActor>();

  async function addTestActor(role: Role): Promise<void> {
    const statuses = roleStatuses[role];
    const owner = await app.signIn(statuses === "no session" ? {} : statuses);
    actorsByRole.set(role, await makeTestActor(app, role, owner, kinds));
  }

  const fixture = {
    app,
    others: new Map<string, string>(),
    tables: {} as Awaited<ReturnType<typeof snapshotTables>>,
    getTestActor(role: Role): TestActor {
      const testActor = actorsByRole.get(role);
      if (!testActor) throw new Error(`Nobody plays the ${role}`);
      return testActor;
    },
    async assemble() {
      // An admin who closes their own account must not be the last one.
      await app.signIn({ adminStatus: "Admin" });
      fixture.others = await makeOthersObjects(app, kinds);
      // One after the other: all at once they wait for a connection longer than the pool allows on a busy machine.
      for (const role of roles) await addTestActor(role);
      fixture.tables = await snapshotTables(app.db);
    },
  };
  return fixture;
}
