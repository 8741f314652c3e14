import { randomBytes } from "node:crypto";
import { docxType } from "@boab/contracts/uploads/limits";
import type { UploadStatus } from "@boab/contracts/uploads/uploads";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { ScannerUnavailableError } from "#platform/virus-scanner/clamd.ts";
import { makeMember } from "#test/actors.ts";
import { later } from "#test/deps.ts";
import { makeDocx, makeJpeg, makePdf } from "#test/files/make-files.ts";
import { postForm } from "#test/files/post-form.ts";
import {
  fetchStoreStatus,
  listUploadKeys,
  makePhotoRequest,
  makeUploadsDeps,
  readUploadRow,
  storeAddress,
  uploadPhoto,
} from "#test/files/uploading.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";
import { attachUpload, removeUploadFiles, signPrivateLink } from "../index.ts";
import { processUpload } from "../processing/process-upload.ts";
import { completeUpload } from "../tickets/complete-upload.ts";
import { issueTicket } from "../tickets/issue-ticket.ts";
import { removeStaleUploads } from "./remove-files.ts";

const app = useTestApp();
let ada: SignedIn;
let eve: SignedIn;
let photo: Buffer;

beforeAll(async () => {
  [ada, eve, photo] = [await app.signIn(), await app.signIn(), await makeJpeg()];
});

const toMember = ({ userId }: SignedIn): Member => ({ ...makeMember(), userId });
const attach = (uploadId: string, person: SignedIn, changes: object = {}) =>
  inTransaction(app.db, (tx) =>
    attachUpload(makeUploadsDeps(app), tx, {
      uploadId,
      actor: toMember(person),
      purpose: "profile-photo",
      targetId: ada.userId,
      ...changes,
    }),
  );
const listStatuses = async (keys: string[]) =>
  new Set(await Promise.all(keys.map((key) => fetchStoreStatus(app, key))));

describe("attaching", () => {
  test("returns the renditions, once", async () => {
    const { uploadId, state } = await uploadPhoto(app, ada, photo);
    expect(await attach(uploadId, ada)).toEqual(state.renditions);
    await expect(attach(uploadId, ada)).rejects.toMatchObject({ code: "upload_not_ready" });
    expect((await readUploadRow(app, uploadId)).status).toBe("attached");
  });

  test("ten times at the same moment succeeds once", async () => {
    const { uploadId } = await uploadPhoto(app, ada, photo);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => attach(uploadId, ada)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is rolled back with its transaction", async () => {
    const { uploadId } = await uploadPhoto(app, ada, photo);
    const deps = makeUploadsDeps(app);
    const request = { uploadId, actor: toMember(ada), targetId: ada.userId };
    const change = inTransaction(app.db, async (tx) => {
      await attachUpload(deps, tx, { ...request, purpose: "profile-photo" });
      throw new Error("the rest failed");
    });
    await expect(change).rejects.toThrow("the rest failed");
    expect((await readUploadRow(app, uploadId)).status).toBe("ready");
  });

  test("needs the person, the purpose and the target of the ticket", async () => {
    const { uploadId } = await uploadPhoto(app, ada, photo);
    const missing = { code: "not_found" };
    await expect(attach(uploadId, eve)).rejects.toMatchObject(missing);
    await expect(attach(uploadId, ada, { targetId: eve.userId })).rejects.toMatchObject(missing);
    await expect(attach(uploadId, ada, { purpose: "item-photo" })).rejects.toMatchObject(missing);
    expect((await readUploadRow(app, uploadId)).status).toBe("ready");
  });

  test("ACCT-17 without URLs fails with its sentence", async () => {
    const { uploadId } = await uploadPhoto(app, ada, photo);
    await inTransaction(app.db, (tx) =>
      tx.updateTable("uploads.upload").set({ keys: "[]" }).where("id", "=", uploadId).execute(),
    );
    await expect(attach(uploadId, ada)).rejects.toThrow("Failed to generate image URLs");
  });
});

describe("removing", () => {
  const remove = (uploadId: string) =>
    inTransaction(app.db, (tx) => removeUploadFiles(makeUploadsDeps(app), tx, uploadId));

  test("STO-09 deletes every object, and ignores those already gone", async () => {
    const { uploadId, ticket } = await uploadPhoto(app, ada, photo);
    const keys = await listUploadKeys(app, uploadId);
    expect(await listStatuses(keys)).toEqual(new Set([200]));
    // Sent once more with the same ticket, which nobody looks at any more.
    await postForm(ticket, photo);
    const { quarantineKey } = await readUploadRow(app, uploadId);
    expect(await app.services.storage.read(quarantineKey, 1e9)).toMatchObject({ kind: "found" });
    await app.services.storage.remove(keys.slice(0, 2));
    await remove(uploadId);
    await remove(uploadId);
    expect(await runTasks(app.services)).toEqual(["uploads.remove-files"]);
    expect(await listStatuses(keys)).toEqual(new Set([403]));
    expect(await app.services.storage.read(quarantineKey, 1e9)).toEqual({ kind: "missing" });
    await app.services.storage.remove(keys);
  });

  test("with the account removes everything that was theirs, and nothing of others", async () => {
    const zoe = await app.signIn();
    const [hers, his] = [await uploadPhoto(app, zoe, photo), await uploadPhoto(app, ada, photo)];
    const path = `/user/delete-user/${zoe.userId}`;
    expect((await app.call("DELETE", path, { as: zoe })).statusCode).toBe(204);
    expect(await runTasks(app.services)).toContain("uploads.remove-files");
    expect(await listStatuses(await listUploadKeys(app, hers.uploadId))).toEqual(new Set([403]));
    expect(await listStatuses(await listUploadKeys(app, his.uploadId))).toEqual(new Set([200]));
  });
});

describe("run twice", () => {
  test("the processing changes nothing, and the quarantine is empty", async () => {
    const { uploadId, ticket, state } = await uploadPhoto(app, ada, photo);
    await postForm(ticket, await makeJpeg(100, 100));
    await processUpload(makeUploadsDeps(app), uploadId);
    const repeatedRead = await app.call("GET", `/uploads/${uploadId}`, { as: ada });
    expect(repeatedRead.json()).toEqual(state);
    const key = ticket.fields.key ?? "";
    expect(await app.services.storage.read(key, 1e9)).toEqual({ kind: "missing" });
  });

  test("by two workers at once makes one picture", async () => {
    const { uploadId } = await uploadPhoto(app, ada, photo);
    await inTransaction(app.db, (tx) =>
      tx
        .updateTable("uploads.upload")
        .set({ status: "processing" })
        .where("id", "=", uploadId)
        .execute(),
    );
    const deps = makeUploadsDeps(app, {
      storage: { ...app.services.storage, read: async () => ({ kind: "found", bytes: photo }) },
    });
    await Promise.all([processUpload(deps, uploadId), processUpload(deps, uploadId)]);
    expect((await readUploadRow(app, uploadId)).status).toBe("ready");
    expect(await listStatuses(await listUploadKeys(app, uploadId))).toEqual(new Set([200]));
  });

  test("an upload removed during rendering leaves nothing behind", async () => {
    const { uploadId } = await uploadPhoto(app, ada, photo);
    const setStatus = (status: UploadStatus) =>
      inTransaction(app.db, (tx) =>
        tx.updateTable("uploads.upload").set({ status }).where("id", "=", uploadId).execute(),
      );
    await setStatus("processing");
    const { storage } = app.services;
    const deps = makeUploadsDeps(app, {
      storage: {
        ...storage,
        async read() {
          await setStatus("removed");
          return { kind: "found", bytes: photo };
        },
      },
    });
    await processUpload(deps, uploadId);
    expect(await listStatuses(await listUploadKeys(app, uploadId))).toEqual(new Set([403]));
  });
});

describe("the clean-up", () => {
  test("removes all of it, however much there is", async () => {
    const ids = [];
    for (let count = 0; count < 3; count++) ids.push((await uploadPhoto(app, ada, photo)).uploadId);
    await removeStaleUploads(makeUploadsDeps(app, { clock: later(25 * 60) }), 2);
    await runTasks(app.services);
    for (const id of ids) expect((await readUploadRow(app, id)).status).toBe("removed");
  });

  test("removes after a day what nobody attached, and keeps the rest", async () => {
    const [loose, attached] = [
      await uploadPhoto(app, ada, photo),
      await uploadPhoto(app, ada, photo),
    ];
    await attach(attached.uploadId, ada);
    await removeStaleUploads(makeUploadsDeps(app, { clock: later(23 * 60) }));
    expect((await readUploadRow(app, loose.uploadId)).status).toBe("ready");
    await removeStaleUploads(makeUploadsDeps(app, { clock: later(25 * 60) }));
    await runTasks(app.services);
    expect((await readUploadRow(app, loose.uploadId)).status).toBe("removed");
    expect(await listStatuses(await listUploadKeys(app, loose.uploadId))).toEqual(new Set([403]));
    expect((await readUploadRow(app, attached.uploadId)).status).toBe("attached");
    expect(await listStatuses(await listUploadKeys(app, attached.uploadId))).toEqual(
      new Set([200]),
    );
  });
});

describe("while the virus scanner is away", () => {
  test("a file waits: it is neither ready nor refused, and is judged once the scanner is back", async () => {
    const depsWithoutScanner = makeUploadsDeps(app, {
      scan: async () => {
        throw new ScannerUnavailableError("away");
      },
    });
    const ticket = await issueTicket(
      makeUploadsDeps(app, { findPlaceByPurpose: { "profile-photo": async () => ({}) } }),
      toMember(ada),
      makePhotoRequest(ada, { size: photo.length }),
    );
    await postForm(ticket, photo);
    await completeUpload(depsWithoutScanner, toMember(ada), ticket.uploadId);
    await sql`delete from pgboss.job where name = 'uploads.process'`.execute(app.db);
    await processUpload(depsWithoutScanner, ticket.uploadId);
    expect((await readUploadRow(app, ticket.uploadId)).status).toBe("processing");
    const { rows } = await sql<{ seconds: number }>`
      select round(extract(epoch from start_after - now()) / 10) * 10 as seconds
      from pgboss.job where name = 'uploads.process' and state = 'created'
    `.execute(app.db);
    expect(rows.map(({ seconds }) => Number(seconds))).toEqual([60]);
    await processUpload(makeUploadsDeps(app), ticket.uploadId);
    expect((await readUploadRow(app, ticket.uploadId)).status).toBe("ready");
  });
});

describe("a private document", () => {
  const businessId = `BUS-${randomBytes(4).toString("hex")}`;
  const origin = { ip: "10.0.0.1", requestId: "request-1" };

  async function uploadResume(bytes: Buffer, contentType: string) {
    const deps = makeUploadsDeps(app, {
      findPlaceByPurpose: { "job-resume": async () => ({ userId: ada.userId, businessId }) },
    });
    const request = { purpose: "job-resume", targetId: "JOB-123456", contentType } as const;
    const member = toMember(ada);
    const fileName = 'My "CV"\u202Efdp.docx.pdf';
    const ticket = await issueTicket(deps, member, { ...request, size: bytes.length, fileName });
    await postForm(ticket, bytes);
    await completeUpload(deps, member, ticket.uploadId);
    await runTasks(app.services);
    const { uploadId } = ticket;
    await attach(uploadId, ada, { purpose: "job-resume", targetId: request.targetId });
    return uploadId;
  }

  const sign = (uploadId: string) =>
    inTransaction(app.db, (tx) =>
      signPrivateLink(makeUploadsDeps(app), tx, { uploadId, actor: toMember(eve), origin }),
    );

  test("is downloaded with a link that works for five minutes, and that is audited", async () => {
    const uploadId = await uploadResume(makePdf(), "application/pdf");
    const link = await sign(uploadId);
    expect(new URL(link).searchParams.get("X-Amz-Expires")).toBe("300");
    const response = await fetch(link);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(makePdf());
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="resume.pdf"');
    expect(decodeURIComponent(link).toLowerCase()).not.toContain("my");
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .selectAll()
      .where("objectId", "=", uploadId)
      .execute();
    expect(lines).toMatchObject([{ actorId: eve.userId, act: "open private document" }]);
  });

  test("is refused without a signature, with a changed one, for another key and after it expires", async () => {
    const uploadId = await uploadResume(makeDocx(), docxType);
    const [key = ""] = await listUploadKeys(app, uploadId);
    expect(key).toMatch(/^private\/.*\.docx$/);
    expect(await fetchStoreStatus(app, key)).toBe(403);
    const link = await sign(uploadId);
    const other = await uploadResume(makePdf(), "application/pdf");
    const [otherKey = ""] = await listUploadKeys(app, other);
    const { storage } = app.services;
    const short = { key, contentType: "application/pdf", fileName: "a.pdf", seconds: 1 };
    const expiredUrl = await storage.signDownload(short);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    for (const brokenUrl of [
      link.replace(/Signature=\w{8}/, "Signature=00000000"),
      link.replace("X-Amz-Expires=300", "X-Amz-Expires=30000"),
      link.replace("attachment", "inline"),
      link.replace(storeAddress(app, key), storeAddress(app, otherKey)),
      expiredUrl,
    ])
      expect((await fetch(brokenUrl)).status).toBe(403);
  });

  test("has no link before it is attached, and STO-10 a picture never has one", async () => {
    const unattachedUpload = await uploadPhoto(app, ada, photo);
    await expect(sign(unattachedUpload.uploadId)).rejects.toMatchObject({ code: "not_found" });
    await attach(unattachedUpload.uploadId, ada);
    await expect(sign(unattachedUpload.uploadId)).rejects.toThrow("Invalid download URL");
  });
});
