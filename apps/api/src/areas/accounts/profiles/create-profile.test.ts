import { expect, test } from "vitest";
import type { Publish } from "#platform/events/events.ts";
import { makeMember } from "#test/actors.ts";
import { useTestApp } from "#test/harness.ts";
import { createProfile, type ProfileRequest } from "./create-profile.ts";

const app = useTestApp();

/** What the area published, and how a new person asks for a profile. */
function makeNewcomer(fullName: string) {
  const identity = { ...makeMember().identity, fullName };
  const eventNames: string[] = [];
  const publish: Publish = async (_tx, event) => {
    eventNames.push(event.name);
  };
  const create = (request: ProfileRequest = {}) =>
    createProfile(
      { db: app.db, clock: () => new Date(), tasks: app.services.tasks, publish },
      identity,
      request,
    );
  return { identity, eventNames, create };
}

const listHandles = (profileId: string) =>
  app.db
    .selectFrom("accounts.handle")
    .select("handle")
    .where("profileId", "=", profileId)
    .execute();

test("first requests that arrive together make one profile, one handle and one event", async () => {
  const { identity, eventNames, create } = makeNewcomer("Kofi Together");
  const responses = await Promise.all(Array.from({ length: 30 }, () => create()));
  expect(responses.filter(({ isNew }) => isNew)).toHaveLength(1);
  for (const { profile } of responses) expect(profile).toEqual(responses[0]?.profile);
  expect(await listHandles(identity.userId)).toEqual([{ handle: "kofi.together" }]);
  expect(eventNames).toEqual(["accounts.profile-created"]);
});

test("people with the same name who arrive together get different handles", async () => {
  const newcomers = Array.from({ length: 8 }, () => makeNewcomer("Ama Same"));
  const responses = await Promise.all(newcomers.map(({ create }) => create()));
  const handles = responses.map(({ profile }) => profile.username);
  expect(new Set(handles).size).toBe(8);
  expect(handles).toContain("ama.same");
  expect(handles).toContain("ama.same5");
  for (const handle of handles) expect(handle).toMatch(/^ama\.same\d{0,6}$/);
});

test("a name that is also a page gets a different handle", async () => {
  const { profile } = await makeNewcomer("Admin").create();
  expect(profile).toMatchObject({ fullName: "Admin", username: "admin2" });
});

test.each(["taken.name", "admin", "marketplace"])(
  "the username %s is not available",
  async (username) => {
    await makeNewcomer("First")
      .create({ username: "taken.name" })
      .catch(() => {});
    const { identity, eventNames, create } = makeNewcomer("Second");
    await expect(create({ username })).rejects.toMatchObject({
      code: "username_taken",
      status: 409,
    });
    expect(await listHandles(identity.userId)).toEqual([]);
    expect(eventNames).toEqual([]);
  },
);

test("asking again does not change an existing profile", async () => {
  const { create } = makeNewcomer("Ada Stays");
  const { profile } = await create();
  const secondResult = await create({ username: "another.name", fullName: "Somebody Else" });
  expect(secondResult).toEqual({ profile, isNew: false });
});
