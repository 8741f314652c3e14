import { describe, expect, test } from "vitest";
import { member, people } from "#test/profiles.ts";
import { ownAccess } from "./own-access.server.ts";

const nameOf = (access: ReturnType<typeof ownAccess>) =>
  Object.fromEntries(Object.entries(access).map(([type, state]) => [type, state.name]));

describe("ACCESS-01 GUARD-11 what a person may ask for", () => {
  test("everything that was not granted", () => {
    expect(nameOf(ownAccess(member, []))).toEqual({
      merchant: "askable",
      directory: "askable",
      admin: "askable",
      media: "askable",
      writer: "askable",
    });
  });

  test("X-13 somebody on trial asks for the full status, somebody approved for nothing", () => {
    const trial = { ...member, merchantStatus: "Trial", directoryStatus: "Approved" } as const;
    expect(nameOf(ownAccess(trial, []))).toMatchObject({
      merchant: "askable",
      directory: "settled",
    });
  });

  test("X-13 a writer of the magazine has asked already", () => {
    expect(nameOf(ownAccess(people.writer, [])).writer).toBe("settled");
  });

  test("what was asked for waits, and is not asked for twice", () => {
    const createdAt = "2026-11-12T03:00:00.000Z";
    const access = ownAccess(member, [{ accessType: "directory", createdAt }]);
    expect(access.directory).toEqual({ name: "pending", sentAt: createdAt });
    expect(access.merchant).toEqual({ name: "askable" });
  });

  test("nothing while the account itself waits for approval", () => {
    const states = Object.values(nameOf(ownAccess({ ...member, userStatus: "Pending" }, [])));
    expect(new Set(states)).toEqual(new Set(["settled"]));
  });

  test.each(["admin", "moderator"] as const)("nothing as %s", (kind) => {
    expect(new Set(Object.values(nameOf(ownAccess(people[kind], []))))).toEqual(
      new Set(["settled"]),
    );
  });
});
