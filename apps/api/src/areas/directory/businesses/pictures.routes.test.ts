import { randomUUID } from "node:crypto";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { describe, expect, test } from "vitest";
import { auditChanges } from "#test/audit-lines.ts";
import { makeEditor, makeListing, makeReadyUpload, signInOwner } from "#test/factories/listings.ts";
import { makeJpeg } from "#test/files/make-files.ts";
import { postForm } from "#test/files/post-form.ts";
import {
  fetchStoreStatus,
  listUploadKeys,
  readUploadRow as uploadOf,
} from "#test/files/uploading.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
const stranger = useSignedIn(() => signInOwner(app));
const moderator = useSignedIn(() => app.signIn({ adminStatus: "Moderator" }));

async function stageListing() {
  const owner = await signInOwner(app);
  const { id } = await makeListing(app, owner, {}, {});
  const read = async () =>
    (await app.call("GET", `/dir/business/${id}/editing`, { as: owner })).json();
  const save = async (body: object, as = owner) =>
    app.call("PUT", `/dir/business/${id}`, {
      as,
      body: { version: (await read()).version, ...body },
    });
  const upload = (purpose: UploadPurpose, as = owner, size?: { width: number; height: number }) =>
    makeReadyUpload(app, as, purpose, id, size);
  const addPictures = async (count: number) => {
    const rows = [];
    for (let index = 0; index < count; index++)
      rows.push({
        uploadId: await upload("listing-gallery"),
        name: `Picture ${index}`,
        description: "",
      });
    return (await save({ gallery: rows })).json().gallery;
  };
  return { owner, id, read, save, upload, addPictures };
}

const send = (as: SignedIn, purpose: UploadPurpose, targetId: string, size = 1000) =>
  app.call("POST", "/uploads", {
    as,
    body: { purpose, targetId, contentType: "image/jpeg", size },
  });

describe("a ticket for a picture of a listing", () => {
  const purposes = ["listing-cover", "listing-gallery", "listing-logo"] as const;

  test.each(purposes)("%s is for those who manage it", async (purpose) => {
    const { owner, id } = await stageListing();
    const editor = await app.signIn();
    await makeEditor(app, { id }, editor);
    for (const as of [owner, editor, moderator])
      expect((await send(as, purpose, id)).statusCode).toBe(201);
    expect((await send(stranger, purpose, id)).statusCode).toBe(404);
    expect((await send(owner, purpose, "BUS-22222222")).statusCode).toBe(404);
    expect((await send(owner, purpose, owner.userId)).statusCode).toBe(404);
  });

  test("is refused for a listing whose deletion was requested", async () => {
    const { owner, id } = await stageListing();
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: new Date() })
      .where("id", "=", id)
      .execute();
    expect((await send(owner, "listing-cover", id)).statusCode).toBe(404);
  });

  test("DIR-COV-01 is refused for a cover over 3 MB", async () => {
    const { owner, id } = await stageListing();
    expect((await send(owner, "listing-cover", id, 3 * 1024 * 1024 + 1)).statusCode).toBe(400);
  });
});

describe("cover and logo", () => {
  test("DIR-COV-03 X-22 a cover is uploaded, rendered in four sizes and shown", async () => {
    const { owner, id, save } = await stageListing();
    const bytes = await makeJpeg(2400, 1200);
    const ticket = (await send(owner, "listing-cover", id, bytes.length)).json();
    expect(await postForm(ticket, bytes)).toBe(204);
    await app.call("POST", `/uploads/${ticket.uploadId}/complete`, { as: owner });
    await runTasks(app.services);
    const response = await save({ cover: ticket.uploadId });
    expect(response.statusCode).toBe(200);
    const { coverImageUrl } = response.json();
    expect([
      coverImageUrl.mobile.width,
      coverImageUrl.tablet.width,
      coverImageUrl.desktop.width,
      coverImageUrl.big.width,
    ]).toEqual([768, 1024, 2048, 2048]);
    expect((await fetch(coverImageUrl.mobile.webp)).status).toBe(200);

    const [key = ""] = await listUploadKeys(app, ticket.uploadId);
    expect((await save({ cover: null })).json().coverImageUrl).toBeNull();
    await runTasks(app.services);
    expect(await fetchStoreStatus(app, key)).not.toBe(200);
  });

  test("a new logo replaces the old one, whose files are removed", async () => {
    const { save, upload } = await stageListing();
    const [first, second] = [await upload("listing-logo"), await upload("listing-logo")];
    await save({ logo: first });
    const response = await save({ logo: second });
    expect(response.json().logoUrl.desktop.jpeg).toContain("desktop");
    expect((await uploadOf(app, first)).status).toBe("removed");
    expect((await uploadOf(app, second)).status).toBe("attached");
  });

  test("needs a ready file of one's own, for this listing and this purpose, unused so far", async () => {
    const [mine, other] = [await stageListing(), await stageListing()];
    const coverUploadId = await mine.upload("listing-cover");
    for (const uploadId of [
      await other.upload("listing-cover"),
      await mine.upload("listing-logo"),
      await mine.upload("listing-cover", moderator),
      "00000000-0000-4000-8000-000000000000",
    ])
      expect((await mine.save({ cover: uploadId })).statusCode).toBe(404);
    expect((await mine.save({ cover: coverUploadId })).statusCode).toBe(200);
    expect((await mine.save({ cover: coverUploadId })).statusCode).toBe(409);
    expect((await mine.read()).coverImageUrl).not.toBeNull();
  });

  test("an editor's file belongs to the owner from then on", async () => {
    const { owner, id, save, upload } = await stageListing();
    const editor = await app.signIn();
    await makeEditor(app, { id }, editor);
    const coverUploadId = await upload("listing-cover", editor);
    expect((await save({ cover: coverUploadId }, editor)).statusCode).toBe(200);
    expect((await uploadOf(app, coverUploadId)).ownerId).toBe(owner.userId);
  });
});

describe("DIR-GAL-01 the gallery", () => {
  test("adds pictures with captions, reorders them and removes the rest", async () => {
    const { save, upload } = await stageListing();
    const [wide, tall] = [
      await upload("listing-gallery"),
      await upload("listing-gallery", undefined, { width: 800, height: 1200 }),
    ];
    const first = await save({
      gallery: [
        { uploadId: wide, name: " Front ", description: "word ".repeat(30) },
        { uploadId: tall, name: "Inside", description: "" },
      ],
    });
    const [front, inside] = first.json().gallery;
    expect(front).toMatchObject({ name: "Front", orientation: "landscape" });
    expect(front.description.split(" ")).toHaveLength(20);
    expect(front.url).toBe(front.picture.large.jpeg);
    expect(inside.orientation).toBe("portrait");
    const row = ({ id, name, description }: { id: string; name: string; description: string }) => ({
      id,
      name,
      description,
    });
    const moved = await save({ gallery: [row(inside), row({ ...front, name: "Door" })] });
    expect(moved.json().gallery).toMatchObject([{ id: inside.id }, { id: front.id, name: "Door" }]);
    const shorterGalleryResponse = await save({ gallery: [row(front)] });
    expect(shorterGalleryResponse.json().gallery).toMatchObject([{ id: front.id }]);
    expect((await uploadOf(app, tall)).status).toBe("removed");
    expect((await uploadOf(app, wide)).status).toBe("attached");
  });

  test("DIR-GAL-02 a picture is uploaded, rendered within 4024 pixels and in two smaller sizes, and shown", async () => {
    const { owner, id, save } = await stageListing();
    const bytes = await makeJpeg(4500, 750);
    const ticket = (await send(owner, "listing-gallery", id, bytes.length)).json();
    expect(await postForm(ticket, bytes)).toBe(204);
    await app.call("POST", `/uploads/${ticket.uploadId}/complete`, { as: owner });
    await runTasks(app.services);
    const response = await save({
      gallery: [{ uploadId: ticket.uploadId, name: "", description: "" }],
    });
    const [{ picture }] = response.json().gallery;
    expect([picture.small.width, picture.medium.width, picture.large.width]).toEqual([
      480, 960, 4024,
    ]);
    const files = [picture.small, picture.medium, picture.large].flatMap(({ webp, jpeg }) => [
      webp,
      jpeg,
    ]);
    expect(new Set(files).size).toBe(6);
    for (const fileUrl of files) expect((await fetch(fileUrl)).status).toBe(200);

    const keys = await listUploadKeys(app, ticket.uploadId);
    expect(keys).toHaveLength(6);
    await save({ gallery: [] });
    await runTasks(app.services);
    for (const key of keys) expect(await fetchStoreStatus(app, key)).not.toBe(200);
  });

  test("a picture from before there were sizes is shown with its only file", async () => {
    const { id, read, save } = await stageListing();
    const singleFile = { width: 1200, height: 800, webp: "/only.webp", jpeg: "/only.jpg" };
    await app.db
      .insertInto("directory.galleryPicture")
      .values({
        businessId: id,
        position: 0,
        uploadId: randomUUID(),
        picture: JSON.stringify(singleFile),
        orientation: "landscape",
      })
      .execute();
    const [shown] = (await read()).gallery;
    expect(shown).toMatchObject({
      url: singleFile.jpeg,
      picture: { small: singleFile, medium: singleFile, large: singleFile },
    });
    const moved = await save({ gallery: [{ id: shown.id, name: "Front", description: "" }] });
    expect(moved.json().gallery).toMatchObject([{ name: "Front", picture: { small: singleFile } }]);
  });

  test("DIR-GAL-02 holds ten pictures and no more", async () => {
    const { save, upload, addPictures } = await stageListing();
    const gallery = await addPictures(10);
    expect(gallery).toHaveLength(10);
    const rows = gallery.map(({ id }: { id: string }) => ({ id, name: "", description: "" }));
    const uploadId = await upload("listing-gallery");
    const elevenRows = [...rows, { uploadId, name: "", description: "" }];
    expect((await save({ gallery: elevenRows })).statusCode).toBe(400);
    expect((await uploadOf(app, uploadId)).status).toBe("ready");
    const exchangedRows = [...rows.slice(1), { uploadId, name: "", description: "" }];
    expect((await save({ gallery: exchangedRows })).json().gallery).toHaveLength(10);
  });

  test("refuses pictures of another gallery and duplicates, and then saves none", async () => {
    const [mine, theirs] = [await stageListing(), await stageListing()];
    const [ownPicture] = await mine.addPictures(1);
    const [foreign] = await theirs.addPictures(1);
    const words = { name: "", description: "" };
    const uploadId = await mine.upload("listing-gallery");
    for (const gallery of [
      [
        { id: ownPicture.id, ...words },
        { id: foreign.id, ...words },
      ],
      [
        { id: ownPicture.id, ...words },
        { id: ownPicture.id, ...words },
      ],
    ]) {
      const response = await mine.save({ gallery });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(["gallery.1.id"]);
    }
    const twice = [
      { uploadId, ...words },
      { uploadId, ...words },
    ];
    expect((await mine.save({ gallery: twice })).statusCode).toBe(409);
    expect((await mine.read()).gallery).toEqual([ownPicture]);
    expect((await theirs.read()).gallery).toEqual([foreign]);
    expect((await uploadOf(app, uploadId)).status).toBe("ready");
  });
});

describe("DIR-GAL-04 removing pictures by their URLs", () => {
  const remove = (as: SignedIn | undefined, id: string, urls: string[]) =>
    app.call("DELETE", `/dir/gallery/remove/${id}`, { ...(as && { as }), body: { urls } });

  test("removes all of them with their files", async () => {
    const { owner, id, addPictures } = await stageListing();
    const [one, two, three] = await addPictures(3);
    const response = await remove(owner, id, [one.url, two.picture.small.webp]);
    expect(response.statusCode).toBe(200);
    expect(response.json().gallery).toEqual([three]);
    const rows = await app.db
      .selectFrom("uploads.upload")
      .select("status")
      .where("targetId", "=", id)
      .execute();
    expect(rows.map(({ status }) => status).sort()).toEqual(["attached", "removed", "removed"]);
  });

  test("STO-10 a bad image address gives its sentence, and removes nothing", async () => {
    const { owner, id, addPictures, read } = await stageListing();
    const [one] = await addPictures(1);
    const { mediaUrl } = app.config.storage;
    for (const badUrl of [
      "https://evil.example/a.jpg",
      "not an address",
      `${mediaUrl}/private/a.pdf`,
      `${mediaUrl}/public/../private/a.jpg`,
    ]) {
      const response = await remove(owner, id, [one.url, badUrl]);
      expect([response.statusCode, response.json().error]).toEqual([400, "Invalid download URL"]);
    }
    const foreignPhotoUrl = `${mediaUrl}/public/BizDirectory/BUS-1/gallery/photo_1.jpg`;
    expect((await remove(owner, id, [foreignPhotoUrl])).statusCode).toBe(404);
    expect((await read()).gallery).toHaveLength(1);
  });

  test("R21 by staff is audited with what was there before", async () => {
    const { owner, id, addPictures } = await stageListing();
    const [one, two] = await addPictures(2);
    const moderator = await app.signIn({ adminStatus: "Moderator" });
    expect((await remove(owner, id, [one.url])).statusCode).toBe(200);
    expect((await remove(moderator, id, [two.url])).statusCode).toBe(200);
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "actorId", auditChanges])
      .where("objectId", "=", id)
      .execute();
    expect(lines).toEqual([
      {
        act: "remove pictures",
        actorId: moderator.userId,
        changes: { gallery: { before: [two], after: [] } },
      },
    ]);
  });

  test("removes none when one belongs to another listing, or to nobody", async () => {
    const [mine, theirs] = [await stageListing(), await stageListing()];
    const ownPictures = await mine.addPictures(2);
    const [foreign] = await theirs.addPictures(1);
    for (const [wrong, status] of [
      [foreign.url, 404],
      ["https://evil.example/a.jpg", 400],
      ["../../etc/passwd", 400],
    ])
      expect((await remove(mine.owner, mine.id, [ownPictures[0].url, wrong])).statusCode).toBe(
        status,
      );
    expect((await mine.read()).gallery).toEqual(ownPictures);
    expect((await theirs.read()).gallery).toEqual([foreign]);
  });

  test("is not for strangers", async () => {
    const { id, addPictures, read } = await stageListing();
    const gallery = await addPictures(1);
    expect((await remove(stranger, id, [gallery[0].url])).statusCode).toBe(404);
    expect((await remove(undefined, id, [gallery[0].url])).statusCode).toBe(401);
    expect((await read()).gallery).toEqual(gallery);
  });
});
