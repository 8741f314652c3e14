import { emptyBody, emptyHead } from "@boab/contracts/magazine/empty-document";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { memberContext } from "#shell/guards.server.ts";
import { member } from "#test/profiles.ts";
import { loader as open } from "./document.tsx";
import { loader as startNew } from "./new-document.ts";

const docId = "DOC-7KQ2M9";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stubApi(answer: object, status = 200) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubGlobal("fetch", async () => Response.json(answer, { status }));
}

function load(id: string) {
  const context = new RouterContextProvider();
  context.set(memberContext, member);
  const request = new Request(`https://boab.example/test-editor/${id}`);
  return open({ request, params: { id }, context } as never);
}

test("EDIT-02 without an id the address is replaced by one with a new id", () => {
  const { status, headers } = startNew();
  expect(status).toBe(302);
  expect(headers.get("Location")).toMatch(/^\/test-editor\/DOC-[A-Z0-9]{6}$/);
  expect(headers.get("X-Remix-Replace")).toBe("true");
});

test("EDIT-02 what can't be an id leads to a new document", async () => {
  const refusal = await load("../admin").catch((thrown: Response) => thrown);
  expect(refusal).toBeInstanceOf(Response);
  expect((refusal as Response).headers.get("Location")).toBe("/test-editor");
});

test.each([
  [404, "not_found"],
  [500, "internal"],
])("EDIT-08 a document that answers %i %s opens as a new one", async (status, code) => {
  stubApi({ error: "No.", code, requestId: "1" }, status);
  const { document, isNew, ...rest } = await load(docId);
  expect(isNew).toBe(true);
  expect(document).toMatchObject({ docId, head: emptyHead, body: emptyBody, revision: 0 });
  expect(rest.categories).toContain("Food");
});

test("EDIT-01 a document that can be read opens with its text and its revision", async () => {
  const at = "2026-11-16T09:00:00.000Z";
  const editing = {
    ...emptyHead,
    title: "Sunday injera",
    revision: 3,
    body: emptyBody,
    status: "draft",
    mayEdit: true,
    isOwn: true,
    writerName: "Saba Haile",
    startedAt: at,
    savedAt: at,
    submittedAt: null,
    publishAt: null,
    slug: null,
    note: null,
  };
  stubApi({ docId, title: "Sunday injera", content: "<p></p>", editing });
  const { document, isNew } = await load(docId);
  expect(isNew).toBe(false);
  expect(document).toMatchObject({ revision: 3, head: { title: "Sunday injera" }, mayEdit: true });
});
