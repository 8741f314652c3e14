import { afterEach, expect, test, vi } from "vitest";
import { member } from "#test/profiles.ts";
import { changeUser } from "./change-user.server.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const saving = (fields: Record<string, string>) =>
  changeUser(
    new Request("http://localhost:3000/admin?index", {
      method: "POST",
      body: new URLSearchParams({ intent: "save", id: member.id, version: "1", ...fields }),
    }),
  );

function stubFetch() {
  const call = vi.fn(async (_address: URL, _init: RequestInit) => Response.json(member));
  vi.stubGlobal("fetch", call);
  return () => JSON.parse(String(call.mock.calls[0]?.[1].body));
}

test("ACCT-11 ADM-USR-08 a username is lower-cased, however staff type it", async () => {
  const sent = stubFetch();
  await saving({ username: " Amara.Okafor ", fullName: "Amara Okafor" });
  expect(sent()).toEqual({ username: "amara.okafor", fullName: "Amara Okafor", version: 1 });
});

test("ADM-USR-08 a removed status is sent as null", async () => {
  const sent = stubFetch();
  await saving({ merchantStatus: "none", userStatus: "Active" });
  expect(sent()).toEqual({ merchantStatus: null, userStatus: "Active", version: 1 });
});
