import { describe, expect, test } from "vitest";
import { makeBrowserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { createFakeApi, makeThrower } from "#test/fake-api.ts";
import { isAccessLost, readListingForEditing, saveChanges } from "./editing-store.ts";
import { toSectionFailure } from "./section-editor.ts";

const listing = { id: "BUS-ABCDEF12", version: 4 };

describe("DIR-DET-06 saving a section", () => {
  test("is one request, with the version that was read", async () => {
    const api = createFakeApi(() => ({ ...listing, version: 5 }));
    const saving = await saveChanges(listing, { isLive: true }, api);
    expect(saving).toEqual({ ok: true, business: { ...listing, version: 5 } });
    expect(api.requests).toEqual(["PUT /dir/business/BUS-ABCDEF12"]);
    expect(api.bodies).toEqual([{ version: 4, isLive: true }]);
  });

  test("a refusal is an answer, anything else a fault", async () => {
    const refusal = new ApiError({ code: "conflict", status: 409, sentence: "Changed." });
    expect(await readListingForEditing("a", createFakeApi(makeThrower(refusal)))).toEqual({
      ok: false,
      problem: refusal.problem,
    });
    const broken = makeBrowserApi(async () => new Response("{"));
    await expect(readListingForEditing("a", broken)).rejects.toThrow(SyntaxError);
  });
});

const problem = (code: ApiError["code"], status: number, fields = {}) =>
  new ApiError({ code, status, sentence: "As the server says.", fields }).problem;

test.each([
  ["forbidden", 403, true],
  ["not_found", 404, true],
  ["account_closed", 403, true],
  ["conflict", 409, false],
  ["sign_in_expired", 401, false],
  ["field_not_allowed", 403, false],
  ["not_available", 503, false],
] as const)("DIR-DET-05 %s closes the editing: %j", (code, status, closes) => {
  expect(isAccessLost(problem(code, status))).toBe(closes);
});

describe("a failed save", () => {
  test.each([
    ["a fault", problem("internal", 500), null, false],
    ["no connection", problem("not_available", 503), null, false],
    ["a conflict", problem("conflict", 409), "As the server says.", true],
    ["a wrong field", problem("bad_request", 400, { slug: "No." }), null, false],
  ])("after %s says more only where that helps", (_what, wrong, detail, isConflict) => {
    const failure = toSectionFailure("Failed.", wrong);
    expect(failure).toMatchObject({ detail, isConflict, fields: wrong.fields });
  });
});
