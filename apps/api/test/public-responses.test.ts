import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { makeListing, makeReadyUpload, signInOwner } from "./factories/listings.ts";
import { makeJpeg } from "./files/make-files.ts";
import { uploadPhoto } from "./files/uploading.ts";
import { type SignedIn, useTestApp } from "./harness.ts";
import { toRouteName, toSampleUrl } from "./routes.ts";

const app = useTestApp();
let owner: SignedIn;
/** What stands in the paths of public reads, by parameter. */
let objects: Record<string, string[]>;

beforeAll(async () => {
  owner = await signInOwner(app);
  const { id, slug, version } = await makeListing(app, owner);
  const { uploadId } = await uploadPhoto(app, owner, await makeJpeg());
  await app.call("PUT", "/user/photo", { as: owner, body: { uploadId } });
  const upload = (purpose: "listing-cover" | "listing-logo" | "listing-gallery") =>
    makeReadyUpload(app, owner, purpose, id);
  const saved = await app.call("PUT", `/dir/business/${id}`, {
    as: owner,
    body: {
      version,
      cover: await upload("listing-cover"),
      logo: await upload("listing-logo"),
      gallery: [{ uploadId: await upload("listing-gallery"), name: "", description: "" }],
    },
  });
  expect(saved.statusCode).toBe(200);
  const { rows } = await sql<{ username: string }>`
    select username from accounts.profile where id = ${owner.userId}`.execute(app.db);
  objects = {
    id: [id, slug],
    slug: [slug, id],
    handle: [rows[0]?.username ?? ""],
    uid: [owner.userId],
  };
});

/** Every path of a read, with everything that could stand in it. */
function listUrls(path: string): string[] {
  const [, parameter] = /:(\w+)/.exec(path) ?? [];
  if (!parameter) return [path];
  return (objects[parameter] ?? []).map((value) => path.replace(`:${parameter}`, value));
}

test("no response to a visitor contains the id or the email of a person", async () => {
  const seen: string[] = [];
  for (const { call } of app.services.routes) {
    if (call.method !== "GET") continue;
    for (const url of [...listUrls(call.path), toSampleUrl(call)]) {
      const response = await app.call("GET", url);
      if (response.statusCode >= 400) continue;
      seen.push(toRouteName(call));
      const shown = response.body + JSON.stringify(response.headers);
      expect(shown, `GET ${url}`).not.toContain(owner.userId);
      expect(shown, `GET ${url}`).not.toContain(owner.email);
    }
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      "GET /dir/business",
      "GET /dir/business/:id",
      "GET /user/by-handle/:handle",
      "GET /user/get-user/:uid",
    ]),
  );
});
