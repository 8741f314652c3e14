import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { makeListing, signInOwner } from "#test/factories/listings.ts";
import {
  fetchStoreStatus,
  listUploadKeys,
  makeUploadsDeps,
  readUploadRow,
} from "#test/files/uploading.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { moveFilesTask } from "../uploads.tasks.ts";
import { moveFiles } from "./move-files.ts";
import { removeFiles } from "./remove-files.ts";

const app = useTestApp();
let owner: SignedIn;
let businessId: string;

beforeAll(async () => {
  owner = await signInOwner(app);
  businessId = (await makeListing(app, owner)).id;
});

type Purpose = "profile-photo" | "listing-cover" | "listing-gallery";
const labels: Record<Purpose, string[]> = {
  "profile-photo": ["sm", "md", "lg"],
  "listing-cover": ["mobile", "tablet", "desktop"],
  "listing-gallery": ["small", "medium", "gallery"],
};

/** A file as earlier releases stored it: under the id of the person. */
async function storeOldFile(purpose: Purpose) {
  const random = randomBytes(16).toString("hex");
  const { userId } = owner;
  const folder =
    purpose === "profile-photo" ? `UserImages/${userId}` : `${userId}/BizDirectory/${businessId}`;
  const names = { "profile-photo": "profilepic", "listing-cover": "cover", "listing-gallery": "g" };
  const files = labels[purpose].flatMap((label) =>
    ["webp", "jpg"].map((extension) => ({
      key: `public/${folder}/${names[purpose]}_${label}_${random}.${extension}`,
      label,
      contentType: extension === "jpg" ? "image/jpeg" : "image/webp",
      width: 8,
      height: 6,
    })),
  );
  for (const { key, contentType } of files)
    await app.services.storage.put(key, Buffer.from("picture"), contentType);
  const now = new Date();
  return inTransaction(app.db, async (tx) => {
    const { id } = await tx
      .insertInto("uploads.upload")
      .values({
        ownerId: userId,
        purpose,
        targetId: purpose === "profile-photo" ? userId : businessId,
        status: "ready",
        declaredType: "image/jpeg",
        declaredSize: 7,
        quarantineKey: `quarantine/${random}`,
        keys: JSON.stringify(files),
        keyLayout: 1,
        createdAt: now,
        expiresAt: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

const setPhoto = (uploadId: string) =>
  app.call("PUT", "/user/photo", { as: owner, body: { uploadId } });
async function setPictures(sections: object) {
  const path = `/dir/business/${businessId}`;
  const { version } = (await app.call("GET", `${path}/editing`, { as: owner })).json();
  const saved = await app.call("PUT", path, { as: owner, body: { version, ...sections } });
  expect(saved.statusCode).toBe(200);
}
const profile = async () =>
  (await app.call("GET", `/user/get-user/${owner.userId}`, { as: owner })).json();
const listing = async () => (await app.call("GET", `/dir/business/${businessId}`)).json();
const findPictureUrls = (answer: object) =>
  JSON.stringify(answer).match(/http[^" ]+?\.(webp|jpg)/g) ?? [];
const statuses = async (keys: string[]) =>
  new Set(await Promise.all(keys.map((key) => fetchStoreStatus(app, key))));

/** What is due in an hour is done now. */
async function removeOldFiles() {
  const handler = app.services.taskHandlers.find(
    ({ kind }) => kind.name === "uploads.remove-moved",
  );
  const tasks = await app.db
    .withTables<{ "pgboss.job": { name: string; data: { payload: object }; startAfter: Date } }>()
    .selectFrom("pgboss.job")
    .select(["data", "startAfter"])
    .where("name", "=", "uploads.remove-moved")
    .execute();
  for (const { data, startAfter } of tasks) {
    expect(startAfter.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    await handler?.run(data.payload, "");
  }
}

describe("files stored under the id of a person", () => {
  test("get other keys, are shown by them, and the old objects go an hour later", async () => {
    const [photo, cover, picture] = [
      await storeOldFile("profile-photo"),
      await storeOldFile("listing-cover"),
      await storeOldFile("listing-gallery"),
    ];
    await setPhoto(photo);
    await setPictures({
      cover,
      gallery: [{ uploadId: picture, name: "", description: "" }],
    });
    const before = [...findPictureUrls(await profile()), ...findPictureUrls(await listing())];
    expect(before.join()).toContain(owner.userId);
    const oldKeys = (
      await Promise.all([photo, cover, picture].map((id) => listUploadKeys(app, id)))
    ).flat();

    const handler = app.services.taskHandlers.find(({ kind }) => kind.name === moveFilesTask.name);
    await handler?.run({}, "");

    const after = [...findPictureUrls(await profile()), ...findPictureUrls(await listing())];
    expect(after).toHaveLength(before.length);
    expect(after.join()).not.toContain(owner.userId);
    for (const fileUrl of after) {
      const response = await fetch(fileUrl);
      expect(response.status, fileUrl).toBe(200);
      expect(response.headers.get("cache-control")).toContain("immutable");
    }
    expect(await statuses(oldKeys)).toEqual(new Set([200]));
    await removeOldFiles();
    expect(await statuses(oldKeys)).toEqual(new Set([403]));
    for (const fileUrl of after) expect((await fetch(fileUrl)).status).toBe(200);
  });

  test("are moved by the next run when one was killed half way", async () => {
    const uploadId = await storeOldFile("profile-photo");
    await setPhoto(uploadId);
    let copyCount = 0;
    const { storage } = app.services;
    const deps = makeUploadsDeps(app, {
      storage: {
        ...storage,
        async copy(from, to) {
          copyCount += 1;
          if (copyCount > 2) throw new Error("killed");
          return storage.copy(from, to);
        },
      },
    });
    await expect(moveFiles(deps)).rejects.toThrow("killed");
    expect((await profile()).photoUrl).toContain(owner.userId);
    const handler = app.services.taskHandlers.find(({ kind }) => kind.name === moveFilesTask.name);
    await handler?.run({}, "");
    await handler?.run({}, "");
    expect((await readUploadRow(app, uploadId)).keyLayout).toBe(2);
    const { photoUrl } = await profile();
    expect(photoUrl).not.toContain(owner.userId);
    expect((await fetch(photoUrl)).status).toBe(200);
  });

  test("that are removed while they are copied leave no copy", async () => {
    const uploadId = await storeOldFile("profile-photo");
    const newKeys: string[] = [];
    const { storage } = app.services;
    const remove = () =>
      inTransaction(app.db, (tx) =>
        tx
          .updateTable("uploads.upload")
          .set({ status: "removed" })
          .where("id", "=", uploadId)
          .execute(),
      );
    const deps = makeUploadsDeps(app, {
      storage: {
        ...storage,
        async copy(from, to) {
          newKeys.push(to);
          if (newKeys.length === 1) {
            await remove();
            await removeFiles({ db: app.db, storage: { ...storage } }, uploadId);
            await storage.put(from, Buffer.from("picture"), "image/webp");
          }
          return storage.copy(from, to);
        },
      },
    });
    await moveFiles(deps);
    expect(newKeys).toHaveLength(6);
    expect(await statuses(newKeys)).toEqual(new Set([403]));
  });

  test("that are removed after a killed run take their copies with them", async () => {
    const uploadId = await storeOldFile("profile-photo");
    const [key = ""] = await listUploadKeys(app, uploadId);
    const copy = key.replace(`${owner.userId}/`, "");
    await app.services.storage.copy(key, copy);
    await inTransaction(app.db, (tx) =>
      tx
        .updateTable("uploads.upload")
        .set({ status: "removed" })
        .where("id", "=", uploadId)
        .execute(),
    );
    await removeFiles(makeUploadsDeps(app), uploadId);
    expect(await statuses([key, copy])).toEqual(new Set([403]));
  });
});
