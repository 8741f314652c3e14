import { uploadLimits } from "@boab/contracts/uploads/limits";
import { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { beforeAll, describe, expect, test } from "vitest";
import { publicOrigin } from "#test/config.ts";
import { makeJpeg } from "#test/files/make-files.ts";
import { postForm } from "#test/files/post-form.ts";
import {
  fetchStoreStatus,
  makePhotoRequest,
  readUploadRow,
  storeAddress,
  uploadPhoto,
} from "#test/files/uploading.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let ada: SignedIn;
let eve: SignedIn;

beforeAll(async () => {
  [ada, eve] = [await app.signIn(), await app.signIn()];
});

const send = (person: SignedIn, changes: object = {}) =>
  app.call("POST", "/uploads", { as: person, body: { ...makePhotoRequest(person), ...changes } });
const requestTicket = async (person: SignedIn, changes: object = {}) =>
  (await send(person, changes)).json();

describe("a ticket", () => {
  test("lets a member upload one file to a key that reveals nothing", async () => {
    const response = await send(ada, { fileName: "../me.php.jpg" });
    expect(response.statusCode).toBe(201);
    const { uploadId, url, fields, expiresAt } = response.json();
    expect(url).toBe(storeAddress(app, "").slice(0, -1));
    expect(fields.key).toMatch(/^quarantine\/[0-9a-f]{32}$/);
    const lifetimeMs = new Date(expiresAt).getTime() - Date.now();
    expect(lifetimeMs).toBeGreaterThan(290_000);
    expect(lifetimeMs).toBeLessThanOrEqual(300_000);
    expect(await readUploadRow(app, uploadId)).toMatchObject({
      status: "issued",
      ownerId: ada.userId,
    });
  });

  test("X-82 for a picture holds nothing of its file's name, in no key, answer or row", async () => {
    const response = await send(ada, { fileName: "Passport-Scan.jpg" });
    const { uploadId } = response.json();
    const state = await app.call("GET", `/uploads/${uploadId}`, { as: ada });
    const row = await readUploadRow(app, uploadId);
    for (const text of [response.body, state.body, JSON.stringify(row)])
      expect(text.toLowerCase()).not.toContain("passport");
  });

  test("is not for visitors", async () => {
    const response = await app.call("POST", "/uploads", { body: makePhotoRequest(ada) });
    expect(response.statusCode).toBe(401);
  });

  test("for somebody else's photo is refused", async () => {
    const response = await send(eve, { targetId: ada.userId });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("actor_mismatch");
  });

  test.each(
    UploadPurpose.options.filter(
      (one) => !/^(profile-photo|listing-|store-|media-|item-|editor-|review-|problem-)/.test(one),
    ),
  )("GUARD-12 for %s is refused, because no area checks whose the target is", async (purpose) => {
    const response = await send(ada, { purpose, targetId: "BUS-12345678" });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("forbidden");
  });

  test.each([
    ["no file", { size: 0 }, { size: "No file selected" }],
    ["no user id", { targetId: undefined }, { targetId: "Missing user id" }],
    ["an SVG", { contentType: "image/svg+xml" }, { contentType: expect.any(String) }],
    ["too large a file", { size: 27_000_000 }, { size: expect.any(String) }],
    ["a key of one's own", { key: "public/a.jpg" }, { body: expect.any(String) }],
  ])("ACCT-17 for %s is refused by name", async (_what, changes, fields) => {
    const response = await send(ada, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  });
});

describe("the object store", () => {
  const fittingBytes = Buffer.alloc(1000);

  test("accepts what the ticket allows, and shows it to nobody", async () => {
    const ticket = await requestTicket(ada);
    expect(await postForm(ticket, fittingBytes)).toBe(204);
    expect(await fetchStoreStatus(app, ticket.fields.key)).toBe(403);
  });

  test.each<[string, Record<string, string>, Buffer]>([
    ["a byte too many", {}, Buffer.alloc(uploadLimits["profile-photo"].maxBytes + 1)],
    ["nothing", {}, Buffer.alloc(0)],
    ["another type", { "Content-Type": "text/html" }, fittingBytes],
    ["another key", { key: "quarantine/mine" }, fittingBytes],
    ["a public key", { key: "public/UserImages/mine.jpg" }, fittingBytes],
    ["a visibility", { acl: "public-read" }, fittingBytes],
    ["a forged signature", { "X-Amz-Signature": "0".repeat(64) }, fittingBytes],
  ])("refuses %s", async (_what, changes, bytes) => {
    const { url, fields } = await requestTicket(ada);
    const status = await postForm({ url, fields: { ...fields, ...changes } }, bytes);
    expect([400, 403]).toContain(status);
  });

  test("accepts browsers on our own pages and no others", async () => {
    const { url } = await requestTicket(ada);
    const allowed = async (origin: string) => {
      const headers = { origin, "access-control-request-method": "POST" };
      const response = await fetch(url, { method: "OPTIONS", headers });
      return response.headers.get("access-control-allow-origin");
    };
    expect(await allowed(publicOrigin)).toBe(publicOrigin);
    expect(await allowed("https://evil.example")).toBeNull();
  });
});

describe("a stranger", () => {
  test("can neither complete nor read an upload", async () => {
    const { uploadId } = await requestTicket(ada);
    for (const [method, path] of [
      ["POST", `/uploads/${uploadId}/complete`],
      ["GET", `/uploads/${uploadId}`],
    ] as const) {
      expect((await app.call(method, path, { as: eve })).statusCode).toBe(404);
      expect((await app.call(method, path)).statusCode).toBe(401);
    }
    expect((await readUploadRow(app, uploadId)).status).toBe("issued");
  });
});

describe("a photo", () => {
  test("STO-08 has its URLs after the upload, public and permanent", async () => {
    const { state } = await uploadPhoto(app, ada, await makeJpeg());
    expect(state).toMatchObject({ status: "ready", reason: null });
    expect(state.renditions.map((one: { label: string }) => one.label)).toEqual(["sm", "md", "lg"]);
    for (const { webp, jpeg: jpg } of state.renditions) {
      const [small, plain] = [await fetch(webp), await fetch(jpg)];
      expect([small.status, plain.status]).toEqual([200, 200]);
      expect(small.headers.get("content-type")).toBe("image/webp");
      expect(plain.headers.get("content-type")).toBe("image/jpeg");
      expect(small.headers.get("cache-control")).toContain("immutable");
    }
  });

  test("completed twice is processed once", async () => {
    const ticket = await requestTicket(ada);
    await postForm(ticket, await makeJpeg());
    const complete = () => app.call("POST", `/uploads/${ticket.uploadId}/complete`, { as: ada });
    const [first, second] = [await complete(), await complete()];
    expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
    expect(second.json()).toMatchObject({ status: "processing", renditions: [] });
    expect(await runTasks(app.services)).toEqual(["uploads.process"]);
    expect((await complete()).json().status).toBe("ready");
  });

  test("STO-11 ACCT-17 that cannot be read is marked as failed, with a sentence", async () => {
    const { state } = await uploadPhoto(app, ada, (await makeJpeg(2000, 2000)).subarray(0, 9000));
    expect(state).toMatchObject({
      status: "refused",
      reason: "Photo upload failed",
      renditions: [],
    });
  });

  test("is rendered in the sizes its ticket planned, even when there are more now", async () => {
    const ticket = await requestTicket(ada);
    const planned = (await readUploadRow(app, ticket.uploadId)).keys as { label: string }[];
    await app.db
      .updateTable("uploads.upload")
      .set({ keys: JSON.stringify(planned.filter(({ label }) => label === "lg")) })
      .where("id", "=", ticket.uploadId)
      .execute();
    await postForm(ticket, await makeJpeg());
    await app.call("POST", `/uploads/${ticket.uploadId}/complete`, { as: ada });
    await runTasks(app.services);
    const state = await app.call("GET", `/uploads/${ticket.uploadId}`, { as: ada });
    expect(state.json()).toMatchObject({ status: "ready", renditions: [{ label: "lg" }] });
  });

  test("that never arrived is refused", async () => {
    const { uploadId } = await requestTicket(ada);
    await app.call("POST", `/uploads/${uploadId}/complete`, { as: ada });
    await runTasks(app.services);
    expect(await readUploadRow(app, uploadId)).toMatchObject({ status: "refused" });
  });
});
