import { beforeAll } from "vitest";
import type { TestApp } from "../harness.ts";
import { useAppWithProvider } from "../payments.ts";
import type { Rows } from "./outcomes.ts";
import { type Role, roleStatuses, roles } from "./roles.ts";
import { listObjectKinds, makeOthersObjects, makePlayer, type Player } from "./stage.ts";
import { snapshotTables } from "./table-snapshot.ts";

export type Cast = ReturnType<typeof makeCast>;

/**
 * An app with somebody in every role, and their own of everything that these routes are about. Call it with `await` at
 * the top of a test file.
 */
export async function useCast(routes: Iterable<Rows>) {
  const { app } = await useAppWithProvider();
  const cast = makeCast(app, routes);
  beforeAll(() => cast.assemble());
  return cast;
}

/** The same for drills, which open the app themselves. */
export function makeCast(app: TestApp, routes: Iterable<Rows>) {
  const kinds = listObjectKinds(routes);
  const players = new Map<Role, Player>();

  async function fill(role: Role): Promise<void> {
    const statuses = roleStatuses[role];
    const owner = await app.signIn(statuses === "no session" ? {} : statuses);
    players.set(role, await makePlayer(app, role, owner, kinds));
  }

  const cast = {
    app,
    others: new Map<string, string>(),
    tables: {} as Awaited<ReturnType<typeof snapshotTables>>,
    getPlayer(role: Role): Player {
      const player = players.get(role);
      if (!player) throw new Error(`Nobody plays the ${role}`);
      return player;
    },
    async assemble() {
      // An admin who closes their own account must not be the last one.
      await app.signIn({ adminStatus: "Admin" });
      cast.others = await makeOthersObjects(app, kinds);
      // One after the other: all at once they wait for a connection longer than the pool allows on a busy machine.
      for (const role of roles) await fill(role);
      cast.tables = await snapshotTables(app.db);
    },
  };
  return cast;
}
