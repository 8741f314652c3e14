import { beforeAll, describe, expect, test } from "vitest";
import { makeJpeg } from "#test/files/make-files.ts";
import {
  fetchStoreStatus,
  listUploadKeys,
  makePhotoRequest,
  readUploadRow,
  uploadPhoto,
} from "#test/files/uploading.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let ada: SignedIn;
let eve: SignedIn;
let picture: Buffer;

beforeAll(async () => {
  [ada, eve, picture] = [await app.signIn(), await app.signIn(), await makeJpeg()];
});

const setPhoto = (as: SignedIn, uploadId: string) =>
  app.call("PUT", "/user/photo", { as, body: { uploadId } });
const remove = (as: SignedIn) => app.call("DELETE", "/user/photo", { as });
const read = async (person: SignedIn, as = person) =>
  (await app.call("GET", `/user/get-user/${person.userId}`, { as })).json();
const send = async (as: SignedIn) => (await uploadPhoto(app, as, picture)).uploadId;
const readStoreStatuses = async (keys: string[]) =>
  new Set(await Promise.all(keys.map((key) => fetchStoreStatus(app, key))));

describe("ACCT-16 a new photo", () => {
  test("ACCT-19 STO-01 is available in three sizes, to the person and to everybody", async () => {
    const uploadId = await send(ada);
    const response = await setPhoto(ada, uploadId);
    expect(response.statusCode).toBe(200);
    const { photoUrl, photoSrcSet, version } = response.json();
    expect(photoUrl).toMatch(/\/public\/UserImages\/profilepic_md_\w+\.webp$/);
    const sizes = photoSrcSet.split(", ").map((size: string) => size.split(" "));
    expect(sizes.map(([, width]: string[]) => width)).toEqual(["64w", "128w", "256w"]);
    for (const [address] of sizes) expect((await fetch(address)).status).toBe(200);

    expect(await read(ada)).toMatchObject({ photoUrl, photoSrcSet, version });
    expect(await read(ada, eve)).toMatchObject({ photoUrl, photoSrcSet });
    const session = (await app.call("GET", "/session", { as: ada })).json();
    expect(session.profile).toMatchObject({ photoUrl, photoSrcSet });
    expect((await readUploadRow(app, uploadId)).status).toBe("attached");
  });

  test("replaces the old one, whose files are removed", async () => {
    const first = await send(ada);
    await setPhoto(ada, first);
    const profileBefore = await read(ada);
    const second = await send(ada);
    const response = await setPhoto(ada, second);
    expect(response.json().photoUrl).not.toBe(profileBefore.photoUrl);
    expect((await readUploadRow(app, first)).status).toBe("removed");
    expect(await runTasks(app.services)).toEqual(["uploads.remove-files"]);
    expect(await readStoreStatuses(await listUploadKeys(app, first))).not.toContain(200);
    expect(await readStoreStatuses(await listUploadKeys(app, second))).toEqual(new Set([200]));
  });

  test("does not make a form that is open elsewhere out of date", async () => {
    const zoe = await app.signIn();
    const { version, updatedAt } = await read(zoe);
    await setPhoto(zoe, await send(zoe));
    await remove(zoe);
    const body = { fullName: "Zoe Saved", version, updatedAt };
    const saved = await app.call("PUT", `/admin/users/update/${zoe.userId}`, { as: zoe, body });
    expect(saved.statusCode).toBe(200);
  });

  test("set twice is the same photo, and its files stay", async () => {
    const uploadId = await send(ada);
    const first = await setPhoto(ada, uploadId);
    const secondResponse = await setPhoto(ada, uploadId);
    expect([first.statusCode, secondResponse.statusCode]).toEqual([200, 200]);
    expect(secondResponse.json()).toEqual(first.json());
    expect((await readUploadRow(app, uploadId)).status).toBe("attached");
  });

  test("two that arrive together leave one photo, and the other is removed", async () => {
    const uploads = [await send(ada), await send(ada)] as const;
    const responses = await Promise.all(uploads.map((uploadId) => setPhoto(ada, uploadId)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const states = await Promise.all(
      uploads.map(async (id) => (await readUploadRow(app, id)).status),
    );
    expect(states.sort()).toEqual(["attached", "removed"]);
  });
});

describe("ACCT-17 a photo is refused", () => {
  test("while its file is not ready", async () => {
    const body = makePhotoRequest(ada);
    const { uploadId } = (await app.call("POST", "/uploads", { as: ada, body })).json();
    const before = await read(ada);
    const response = await setPhoto(ada, uploadId);
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe("upload_not_ready");
    expect(await read(ada)).toEqual(before);
  });

  test("when no URLs could be made, and the old one stays", async () => {
    const uploadId = await send(ada);
    const before = await read(ada);
    const keys = [{ key: "elsewhere/a.webp", label: "md", contentType: "image/webp" }];
    await app.db
      .updateTable("uploads.upload")
      .set({ keys: JSON.stringify(keys) })
      .where("id", "=", uploadId)
      .execute();
    const response = await setPhoto(ada, uploadId);
    expect(response.statusCode).toBe(409);
    expect(response.json().error).toBe("Failed to generate image URLs");
    expect(await read(ada)).toEqual(before);
    expect((await readUploadRow(app, uploadId)).status).toBe("ready");
  });

  test.each([{}, { uploadId: "../photo" }, { photoUrl: "https://evil.example/x.png" }])(
    "for %j, which names no upload",
    async (body) => {
      const response = await app.call("PUT", "/user/photo", { as: ada, body });
      expect(response.statusCode).toBe(400);
    },
  );

  test("for somebody else: a user id in the body is refused", async () => {
    const body = { uploadId: await send(eve), userId: ada.userId };
    const response = await app.call("PUT", "/user/photo", { as: eve, body });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("field_not_allowed");
  });
});

describe("a stranger", () => {
  test("cannot use somebody else's picture as their own photo", async () => {
    const uploadId = await send(ada);
    const before = await read(eve);
    expect((await setPhoto(eve, uploadId)).statusCode).toBe(404);
    expect(await read(eve)).toEqual(before);
    expect((await readUploadRow(app, uploadId)).status).toBe("ready");
    expect((await setPhoto(ada, uploadId)).statusCode).toBe(200);
  });

  test("who is not signed in can neither set nor remove one", async () => {
    const body = { uploadId: "00000000-0000-4000-8000-000000000000" };
    expect((await app.call("PUT", "/user/photo", { body })).statusCode).toBe(401);
    expect((await app.call("DELETE", "/user/photo")).statusCode).toBe(401);
  });

  test("can only remove their own", async () => {
    await setPhoto(ada, await send(ada));
    const before = await read(ada);
    await setPhoto(eve, await send(eve));
    expect((await remove(eve)).json().photoUrl).toBeNull();
    expect(await read(ada)).toEqual(before);
  });
});

describe("ACCT-18 removing the photo", () => {
  test("leaves none, and its files are removed", async () => {
    const uploadId = await send(ada);
    await setPhoto(ada, uploadId);
    const response = await remove(ada);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ photoUrl: null, photoSrcSet: null });
    await runTasks(app.services);
    expect(await readStoreStatuses(await listUploadKeys(app, uploadId))).not.toContain(200);
  });

  test("twice is fine", async () => {
    await remove(ada);
    const profileAfterRemoval = await read(ada);
    expect((await remove(ada)).statusCode).toBe(200);
    expect(await read(ada)).toEqual(profileAfterRemoval);
  });

  test("also removes one that came from the identity provider", async () => {
    await app.db
      .updateTable("accounts.profile")
      .set({ photoUrl: "https://lh3.googleusercontent.com/a" })
      .where("id", "=", ada.userId)
      .execute();
    expect((await remove(ada)).json().photoUrl).toBeNull();
  });

  test("a removed photo cannot be set again", async () => {
    const uploadId = await send(ada);
    await setPhoto(ada, uploadId);
    await remove(ada);
    expect((await setPhoto(ada, uploadId)).statusCode).toBe(409);
  });
});
