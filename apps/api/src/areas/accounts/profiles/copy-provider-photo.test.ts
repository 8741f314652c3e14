import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDeps } from "#test/deps.ts";
import { giveProviderPhoto, rewriteToken } from "#test/emulator.ts";
import { makeJpeg } from "#test/files/make-files.ts";
import { uploadPhoto } from "#test/files/uploading.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";
import { copyProviderPhoto } from "./copy-provider-photo.ts";
import { makeFetchPhoto } from "./fetch-photo.ts";

const app = useTestApp();
const { projectId } = app.config.identity;
const picture = "https://lh3.googleusercontent.com/a/portrait=s96-c";

/** The provider's picture host, on the wire. */
const requestedUrls: string[] = [];
let photo: Buffer;
const photoServer = createServer(({ url = "" }, response) => {
  requestedUrls.push(url);
  if (!url.startsWith("/a/portrait")) return response.writeHead(404).end();
  return response.writeHead(200, { "content-type": "image/jpeg" }).end(photo);
});

beforeAll(async () => {
  photo = await makeJpeg();
  photoServer.listen(0, "127.0.0.1");
  await once(photoServer, "listening");
});
afterAll(() => void photoServer.close());

const fetchPhoto = makeFetchPhoto((url, init) => {
  const { pathname } = new URL(url);
  const { port } = photoServer.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${pathname}`, init);
});

const copy = ({ userId }: SignedIn) => copyProviderPhoto({ ...makeDeps(app), fetchPhoto }, userId);
const getPhotoUrl = async (as: SignedIn): Promise<string | null> =>
  (await app.call("GET", "/session", { as })).json().profile.photoUrl;

async function signInWithProviderPhoto(photoUrl = picture) {
  const ada = await app.signIn();
  await giveProviderPhoto(projectId, ada.userId, photoUrl);
  return ada;
}

describe("the photo of somebody who signs in with Google", () => {
  test("is copied to our own media host, large enough to look good", async () => {
    const ada = await signInWithProviderPhoto();
    await copy(ada);
    const copiedPhotoUrl = await getPhotoUrl(ada);
    expect(copiedPhotoUrl).toMatch(new RegExp(`^${app.config.storage.mediaUrl}/public/`));
    expect(copiedPhotoUrl).not.toContain(ada.userId);
    expect((await fetch(copiedPhotoUrl ?? "")).headers.get("content-type")).toBe("image/webp");
    expect(requestedUrls.at(-1)).toBe("/a/portrait=s256-c");
  });

  test("is asked for once, when they register; pages show none until it is here", async () => {
    const register = async (url: string) => {
      const idToken = rewriteToken(await app.idTokenFor(makePerson()), { picture: url });
      return (await app.call("POST", "/session", { body: { idToken } })).json();
    };
    expect((await register(picture)).profile.photoUrl).toBeNull();
    expect(await runTasks(app.services)).toContain("accounts.copy-provider-photo");
    await register("https://evil.example/portrait");
    expect(await runTasks(app.services)).not.toContain("accounts.copy-provider-photo");
  });

  test("is copied at the next sign-in where it was linked before", async () => {
    const person = makePerson();
    const ada = await app.signInAs(person);
    await app.db
      .updateTable("accounts.profile")
      .set({ photoUrl: picture })
      .where("id", "=", ada.userId)
      .execute();
    await app.signInAs(person);
    // It is gone at the provider meanwhile, so none is shown.
    expect(await runTasks(app.services)).toContain("accounts.copy-provider-photo");
    expect(await getPhotoUrl(ada)).toBeNull();
  });

  test("never replaces one that they chose here, and copying twice changes nothing", async () => {
    const ada = await signInWithProviderPhoto();
    await copy(ada);
    const copiedUrl = await getPhotoUrl(ada);
    await copy(ada);
    expect(await getPhotoUrl(ada)).toBe(copiedUrl);
    const { uploadId } = await uploadPhoto(app, ada, photo);
    await app.call("PUT", "/user/photo", { as: ada, body: { uploadId } });
    const chosenPhotoUrl = await getPhotoUrl(ada);
    await copy(ada);
    expect(await getPhotoUrl(ada)).toBe(chosenPhotoUrl);
  });

  test.each([
    ["elsewhere", "https://evil.example/a/portrait"],
    ["missing", "https://lh3.googleusercontent.com/gone"],
  ])("is left out when it is %s", async (_what, url) => {
    const before = requestedUrls.length;
    const ada = await signInWithProviderPhoto(url);
    await copy(ada);
    expect(await getPhotoUrl(ada)).toBeNull();
    if (url.includes("evil")) expect(requestedUrls).toHaveLength(before);
  });

  test("is left out when the bytes are no picture", async () => {
    const realPhoto = photo;
    photo = Buffer.from("<svg onload=alert(1)>");
    const ada = await signInWithProviderPhoto();
    await copy(ada);
    photo = realPhoto;
    expect(await getPhotoUrl(ada)).toBeNull();
  });
});
