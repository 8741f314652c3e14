import type { PublicProfile } from "@boab/contracts/accounts/profiles";
import { describe, expect, test, vi } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { member } from "#test/profiles.ts";
import { followShortLink, openHandle } from "./handles.server.ts";

const kwame: PublicProfile = {
  fullName: "Kwame Mensah",
  username: "kwame",
  alias: "kwame",
  photoUrl: null,
  photoSrcSet: null,
  joinedMonth: "2026-11",
};

const makeCalls = (act: () => Promise<unknown>) => {
  const call = vi.fn(act);
  return { call, calls: { call } as unknown as ApiClient };
};
const makeFindingCalls = () => makeCalls(async () => kwame);
const makeFailingCalls = (code: "not_found" | "not_available", status: number) =>
  makeCalls(async () => {
    throw new ApiError({ code, status });
  });

const getRedirect = async (run: Promise<unknown>) => {
  const response = await run.catch((thrown: unknown) => thrown);
  return response instanceof Response ? response.headers.get("location") : response;
};

describe("/@handle", () => {
  test("SHELL-11 a member's own handle, username or alias opens the account page", async () => {
    const { calls, call } = makeFindingCalls();
    for (const handle of [member.username, member.alias]) {
      expect(await openHandle(handle, member, calls)).toEqual({ kind: "own", profile: member });
    }
    expect(call).not.toHaveBeenCalled();
  });

  test("SHELL-11 someone else's handle opens the public profile, also for visitors", async () => {
    const { calls } = makeFindingCalls();
    expect(await openHandle("kwame", member, calls)).toEqual({ kind: "public", profile: kwame });
    expect(await openHandle("kwame", null, calls)).toEqual({ kind: "public", profile: kwame });
  });

  test("upper case redirects to the lower-case URL", async () => {
    expect(await getRedirect(openHandle("Kwame", null, makeFindingCalls().calls))).toBe("/@kwame");
  });

  test("SHELL-33 an unknown, reserved or invalid handle is page not found", async () => {
    const { calls, call } = makeFailingCalls("not_found", 404);
    for (const handle of ["nobody", "admin", "x", "not a handle", "a".repeat(21)]) {
      expect(await getRedirect(openHandle(handle, null, calls))).toBe("/?pageNotFound=404");
    }
    expect(call).toHaveBeenCalledOnce();
  });

  test("an API that is down does not count as page not found", async () => {
    const thrown = await openHandle(
      "kwame",
      null,
      makeFailingCalls("not_available", 503).calls,
    ).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ data: { code: "not_available" }, init: { status: 503 } });
  });
});

describe("/{id}", () => {
  test("SHELL-15 a short link opens the member's page", async () => {
    expect(await getRedirect(followShortLink("Kwame", makeFindingCalls().calls))).toBe("/@kwame");
  });

  test("SHELL-15 SHELL-33 any other word is page not found", async () => {
    const { calls } = makeFailingCalls("not_found", 404);
    expect(await getRedirect(followShortLink("nobody", calls))).toBe("/?pageNotFound=404");
    expect(await getRedirect(followShortLink("login", calls))).toBe("/?pageNotFound=404");
  });
});
