import { describe, expect, test } from "vitest";
import { toRouteName } from "../routes.ts";
import { accessMatrix, listRows } from "./index.ts";
import { listRegisteredRoutes } from "./registered-routes.ts";
import { type Role, roles } from "./roles.ts";
import { isRefused } from "./run-matrix-rows.ts";
import { buildRequest, requestOutcome } from "./stage.ts";
import { useAccessFixture } from "./use-cast.ts";

const fixture = await useAccessFixture(accessMatrix.values());

describe("the access matrix is complete", () => {
  test("every registered route has its rows, and every row its route", () => {
    expect([...accessMatrix.keys()].toSorted()).toEqual(
      listRegisteredRoutes(fixture.app.server).toSorted(),
    );
  });

  test("every row covers every role, and a path parameter has its object", () => {
    for (const [name, rows] of accessMatrix) {
      for (const { whose, row } of listRows(rows))
        expect(Object.keys(row).toSorted(), `${name}, ${whose}`).toEqual(roles.toSorted());
      if (name.includes(":")) expect(rows, name).toHaveProperty("object");
    }
  });

  test("every sample fits its contract", () => {
    const { app, others, getTestActor: getPlayer } = fixture;
    for (const { call } of app.services.routes) {
      const name = toRouteName(call);
      const rows = accessMatrix.get(name);
      if (!rows || !call.body) continue;
      for (const { whose } of listRows(rows)) {
        const { body } = buildRequest({ name, whose, player: getPlayer("member"), others });
        expect(call.body.safeParse(body).error, name).toBeUndefined();
      }
    }
  });
});

describe("GUARD-20 user administration", () => {
  const acts = [
    "GET /admin/users",
    "GET /user/get-all-users",
    "PUT /admin/users/update/:id",
    "POST /admin/users/:id/ban",
    "POST /admin/users/:id/unban",
    "DELETE /user/delete-user/:uid",
    "DELETE /admin/users/delete/:id",
  ];

  test.each(acts)(
    "%s is allowed to admins for others, and to nobody who is not staff",
    async (name) => {
      const { app, others, tables, getTestActor: getPlayer } = fixture;
      const whose = name.startsWith("GET ") ? "none" : "others";
      const allowedRoles: Role[] = [];
      for (const role of roles) {
        const outcome = await requestOutcome(app.call, {
          name,
          whose,
          player: getPlayer(role),
          others,
        });
        const changed = await tables.changed();
        if (isRefused(outcome)) expect(changed, `${role}: ${outcome}`).toEqual([]);
        else allowedRoles.push(role);
        await tables.restore(changed);
      }
      expect(allowedRoles).toContain("admin");
      expect(["admin", "moderator"]).toEqual(expect.arrayContaining(allowedRoles));
    },
  );
});
