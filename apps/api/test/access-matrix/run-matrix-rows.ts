import { expect, test } from "vitest";
import { listRows } from "./index.ts";
import type { AreaMatrix } from "./outcomes.ts";
import { roles } from "./roles.ts";
import { requestOutcome } from "./stage.ts";
import { auditedActs } from "./table-snapshot.ts";
import type { AccessFixture } from "./use-cast.ts";

/** A new password ends sessions at the provider, which no restored table brings back. */
const lastRoute = "PUT /session/password";

export const isRefused = (outcome: string | number) => typeof outcome === "string";

/** Everybody sends every request of an area. */
export function runMatrixRows(fixture: AccessFixture, matrix: AreaMatrix): void {
  const routes = Object.entries(matrix).toSorted(
    ([one], [other]) => Number(one === lastRoute) - Number(other === lastRoute),
  );
  test.each(routes)("%s", async (name, rows) => {
    const { app, others, tables, getTestActor } = fixture;
    const isWrite = !name.startsWith("GET ");
    const seen: Record<string, string | number> = {};
    const expected: typeof seen = {};
    for (const { whose, row } of listRows(rows)) {
      for (const role of roles) {
        const cell = `${role}, ${whose}`;
        const outcome = await requestOutcome(app.call, {
          name,
          whose,
          player: getTestActor(role),
          others,
        });
        seen[cell] = outcome;
        expected[cell] = row[role];
        const changed = await tables.changed();
        const mayChange = isRefused(outcome) ? [] : isWrite ? changed : [auditedActs];
        const wrong = changed.filter((table) => !mayChange.includes(table));
        if (wrong.length > 0) seen[cell] = `${outcome}, but it changed ${wrong.join(", ")}`;
        await tables.restore(changed);
      }
    }
    expect(seen).toEqual(expected);
  });
}
