import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeEditableBusiness } from "#test/listings.ts";
import { member } from "#test/profiles.ts";
import { action, loader } from "./add-business.tsx";

const url = new URL("http://localhost:3000/directory/add-business");
const cookie = "__Host-boab_session=any";

/** The API behind the page, by path. */
function stubApi(answers: Record<string, unknown>) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubGlobal("fetch", async (requestUrl: URL) => {
    const answer = answers[requestUrl.pathname];
    return answer === undefined
      ? Response.json({ error: "Not there.", code: "not_found", requestId: "1" }, { status: 404 })
      : Response.json(answer, { status: requestUrl.pathname === "/dir/business" ? 201 : 200 });
  });
}

const args = (body?: URLSearchParams) => {
  const request = new Request(url, {
    headers: { cookie, origin: url.origin },
    ...(body && { method: "POST", body }),
  });
  return { request, url, params: {}, context: {} } as never;
};
const catchThrown = async (run: () => Promise<unknown>) =>
  (await run().catch((thrown: unknown) => thrown)) as Response;

beforeEach(() => stubApi({ "/session": { profile: null } }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("GUARD-17 adding a business", () => {
  test("a visitor is sent to log in and back", async () => {
    const response = await catchThrown(() => loader(args()));
    expect(response.headers.get("location")).toBe("/register?next=%2Fdirectory%2Fadd-business");
  });

  test("a visitor's post is refused the same way", async () => {
    const response = await catchThrown(() => action(args(new URLSearchParams({ phone: "1" }))));
    expect(response.headers.get("location")).toBe("/register?next=%2Fdirectory%2Fadd-business");
  });

  test("a member without access is told so, with the state of their request", async () => {
    const problem = { code: "forbidden", sentence: "You need directory access." };
    stubApi({
      "/session": { profile: member },
      "/dir/new-listing": { problem },
      "/access-requests/mine": { data: [] },
    });
    expect(await loader(args())).toMatchObject({
      problem,
      asking: { profile: { email: member.email }, access: { name: "askable" } },
    });
  });
});

describe("DIR-WIZ-02 finishing", () => {
  const typed = {
    businessName: "Ubuntu Braid Studio",
    slug: "ubuntu-braid-studio",
    category: "Services",
    phone: "03 9000 1234",
    email: "hello@ubuntu.example",
    description: "Braids.",
  };
  const finish = (slug: string, changes: object = {}) => {
    stubApi({ "/session": { profile: member }, "/dir/business": makeEditableBusiness({ slug }) });
    return catchThrown(() => action(args(new URLSearchParams({ ...typed, ...changes }))));
  };

  test.each([
    ["ubuntu-braid-studio", "/directory/listings/ubuntu-braid-studio"],
    ["", "/directory/listings"],
  ])("with the slug %j leads to %s", async (slug, path) => {
    expect((await finish(slug)).headers.get("location")).toBe(path);
  });

  test("X-03 a number that is hardly complete is questioned once, and saved when it is meant", async () => {
    const phone = "0412 34";
    expect(await finish("a", { phone })).toMatchObject({
      data: { ok: false, fields: { phone: expect.stringContaining("Is this number complete?") } },
    });
    const saved = await finish("abc", { phone, phoneQuestioned: phone });
    expect(saved.headers.get("location")).toBe("/directory/listings/abc");
  });
});
