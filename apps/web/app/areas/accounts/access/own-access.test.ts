import { describe, expect, test } from "vitest";
import { member, people } from "#test/profiles.ts";
import { getOwnAccess } from "./own-access.server.ts";

const getStateNames = (access: ReturnType<typeof getOwnAccess>) =>
  Object.fromEntries(Object.entries(access).map(([type, state]) => [type, state.name]));

describe("ACCESS-01 GUARD-11 what a member can request", () => {
  test("everything that isn't granted yet", () => {
    expect(getStateNames(getOwnAccess(member, []))).toEqual({
      merchant: "askable",
      directory: "askable",
      admin: "askable",
      media: "askable",
      writer: "askable",
    });
  });

  test("X-13 a member on trial can request the full status, an approved one nothing", () => {
    const trial = { ...member, merchantStatus: "Trial", directoryStatus: "Approved" } as const;
    expect(getStateNames(getOwnAccess(trial, []))).toMatchObject({
      merchant: "askable",
      directory: "settled",
    });
  });

  test("X-13 an approved writer has nothing to request", () => {
    expect(getStateNames(getOwnAccess(people.writer, [])).writer).toBe("settled");
  });

  test("an open request can't be sent again", () => {
    const createdAt = "2026-11-12T03:00:00.000Z";
    const access = getOwnAccess(member, [{ accessType: "directory", createdAt }]);
    expect(access.directory).toEqual({ name: "pending", sentAt: createdAt });
    expect(access.merchant).toEqual({ name: "askable" });
  });

  test("nothing while the account is pending", () => {
    const states = Object.values(
      getStateNames(getOwnAccess({ ...member, userStatus: "Pending" }, [])),
    );
    expect(new Set(states)).toEqual(new Set(["settled"]));
  });

  test.each(["admin", "moderator"] as const)("nothing as %s", (kind) => {
    expect(new Set(Object.values(getStateNames(getOwnAccess(people[kind], []))))).toEqual(
      new Set(["settled"]),
    );
  });
});
