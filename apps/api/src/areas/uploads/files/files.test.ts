import { randomBytes } from "node:crypto";
import { docxType } from "@boab/contracts/uploads/limits";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { makeMember } from "#test/actors.ts";
import { docx, jpeg, pdf } from "#test/files/make-files.ts";
import {
  keysOf,
  postForm,
  rowOf,
  storeAddress,
  storeStatus,
  uploadPhoto,
  uploadsPartsOf,
} from "#test/files/uploading.ts";
import { type SignedIn, useHouse } from "#test/harness.ts";
import { later } from "#test/parts.ts";
import { runTasks } from "#test/run-tasks.ts";
import { attachUpload, removeUploadFiles, signPrivateLink } from "../index.ts";
import { processUpload } from "../processing/process-upload.ts";
import { completeUpload } from "../tickets/complete-upload.ts";
import { issueTicket } from "../tickets/issue-ticket.ts";
import { cleanUp } from "./remove-files.ts";

const house = useHouse();
let ada: SignedIn;
let eve: SignedIn;
let photo: Buffer;

beforeAll(async () => {
  [ada, eve, photo] = [await house.signIn(), await house.signIn(), await jpeg()];
});

const asMember = ({ userId }: SignedIn): Member => ({ ...makeMember(), userId });
const attach = (uploadId: string, person: SignedIn, changes: object = {}) =>
  inTransaction(house.db, (tx) =>
    attachUpload(uploadsPartsOf(house), tx, {
      uploadId,
      actor: asMember(person),
      purpose: "profile-photo",
      targetId: ada.userId,
      ...changes,
    }),
  );
const statusesOf = async (keys: string[]) =>
  new Set(await Promise.all(keys.map((key) => storeStatus(house, key))));

describe("attaching", () => {
  test("gives the renditions, once", async () => {
    const { uploadId, state } = await uploadPhoto(house, ada, photo);
    expect(await attach(uploadId, ada)).toEqual(state.renditions);
    await expect(attach(uploadId, ada)).rejects.toMatchObject({ code: "upload_not_ready" });
    expect((await rowOf(house, uploadId)).status).toBe("attached");
  });

  test("of ten at the same moment succeeds once", async () => {
    const { uploadId } = await uploadPhoto(house, ada, photo);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => attach(uploadId, ada)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is undone with the change it belongs to", async () => {
    const { uploadId } = await uploadPhoto(house, ada, photo);
    const parts = uploadsPartsOf(house);
    const wish = { uploadId, actor: asMember(ada), targetId: ada.userId };
    const change = inTransaction(house.db, async (tx) => {
      await attachUpload(parts, tx, { ...wish, purpose: "profile-photo" });
      throw new Error("the rest failed");
    });
    await expect(change).rejects.toThrow("the rest failed");
    expect((await rowOf(house, uploadId)).status).toBe("ready");
  });

  test("is for the person, the purpose and the target of the ticket alone", async () => {
    const { uploadId } = await uploadPhoto(house, ada, photo);
    const missing = { code: "not_found" };
    await expect(attach(uploadId, eve)).rejects.toMatchObject(missing);
    await expect(attach(uploadId, ada, { targetId: eve.userId })).rejects.toMatchObject(missing);
    await expect(attach(uploadId, ada, { purpose: "item-photo" })).rejects.toMatchObject(missing);
    expect((await rowOf(house, uploadId)).status).toBe("ready");
  });

  test("ACCT-17 without addresses fails with its sentence", async () => {
    const { uploadId } = await uploadPhoto(house, ada, photo);
    await inTransaction(house.db, (tx) =>
      tx.updateTable("uploads.upload").set({ keys: "[]" }).where("id", "=", uploadId).execute(),
    );
    await expect(attach(uploadId, ada)).rejects.toThrow("Failed to generate image URLs");
  });
});

describe("removing", () => {
  const remove = (uploadId: string) =>
    inTransaction(house.db, (tx) => removeUploadFiles(uploadsPartsOf(house), tx, uploadId));

  test("STO-09 takes every object away, and does not mind those that are gone", async () => {
    const { uploadId } = await uploadPhoto(house, ada, photo);
    const keys = await keysOf(house, uploadId);
    expect(await statusesOf(keys)).toEqual(new Set([200]));
    await house.app.house.storage.remove(keys.slice(0, 2));
    await remove(uploadId);
    await remove(uploadId);
    expect(await runTasks(house.app.house)).toEqual(["uploads.remove-files"]);
    expect(await statusesOf(keys)).toEqual(new Set([403]));
    await house.app.house.storage.remove(keys);
  });

  test("with the account goes everything that was theirs, and nothing of others", async () => {
    const zoe = await house.signIn();
    const [hers, his] = [
      await uploadPhoto(house, zoe, photo),
      await uploadPhoto(house, ada, photo),
    ];
    const path = `/user/delete-user/${zoe.userId}`;
    expect((await house.call("DELETE", path, { as: zoe })).statusCode).toBe(204);
    expect(await runTasks(house.app.house)).toContain("uploads.remove-files");
    expect(await statusesOf(await keysOf(house, hers.uploadId))).toEqual(new Set([403]));
    expect(await statusesOf(await keysOf(house, his.uploadId))).toEqual(new Set([200]));
  });
});

describe("run twice", () => {
  test("the processing changes nothing, and the quarantine is empty", async () => {
    const { uploadId, ticket, state } = await uploadPhoto(house, ada, photo);
    await postForm(ticket, await jpeg(100, 100));
    await processUpload(uploadsPartsOf(house), uploadId);
    const again = await house.call("GET", `/uploads/${uploadId}`, { as: ada });
    expect(again.json()).toEqual(state);
    const key = ticket.fields.key ?? "";
    expect(await house.app.house.storage.read(key, 1e9)).toEqual({ kind: "missing" });
  });

  test("by two workers at once it is one picture", async () => {
    const { uploadId } = await uploadPhoto(house, ada, photo);
    await inTransaction(house.db, (tx) =>
      tx
        .updateTable("uploads.upload")
        .set({ status: "processing" })
        .where("id", "=", uploadId)
        .execute(),
    );
    const parts = uploadsPartsOf(house, {
      storage: { ...house.app.house.storage, read: async () => ({ kind: "found", bytes: photo }) },
    });
    await Promise.all([processUpload(parts, uploadId), processUpload(parts, uploadId)]);
    expect((await rowOf(house, uploadId)).status).toBe("ready");
    expect(await statusesOf(await keysOf(house, uploadId))).toEqual(new Set([200]));
  });

  test("what was removed while it was drawn leaves nothing behind", async () => {
    const { uploadId } = await uploadPhoto(house, ada, photo);
    const setStatus = (status: string) =>
      inTransaction(house.db, (tx) =>
        tx.updateTable("uploads.upload").set({ status }).where("id", "=", uploadId).execute(),
      );
    await setStatus("processing");
    const { storage } = house.app.house;
    const parts = uploadsPartsOf(house, {
      storage: {
        ...storage,
        async read() {
          await setStatus("removed");
          return { kind: "found", bytes: photo };
        },
      },
    });
    await processUpload(parts, uploadId);
    expect(await statusesOf(await keysOf(house, uploadId))).toEqual(new Set([403]));
  });
});

describe("the clean-up", () => {
  test("gives up after a day what nobody attached, and keeps the rest", async () => {
    const [loose, kept] = [
      await uploadPhoto(house, ada, photo),
      await uploadPhoto(house, ada, photo),
    ];
    await attach(kept.uploadId, ada);
    await cleanUp(uploadsPartsOf(house, { clock: later(23 * 60) }));
    expect((await rowOf(house, loose.uploadId)).status).toBe("ready");
    await cleanUp(uploadsPartsOf(house, { clock: later(25 * 60) }));
    await runTasks(house.app.house);
    expect((await rowOf(house, loose.uploadId)).status).toBe("removed");
    expect(await statusesOf(await keysOf(house, loose.uploadId))).toEqual(new Set([403]));
    expect((await rowOf(house, kept.uploadId)).status).toBe("attached");
    expect(await statusesOf(await keysOf(house, kept.uploadId))).toEqual(new Set([200]));
  });
});

describe("a private document", () => {
  const businessId = `BUS-${randomBytes(4).toString("hex")}`;
  const origin = { ip: "10.0.0.1", requestId: "request-1", idempotencyKey: undefined };

  async function uploadResume(bytes: Buffer, contentType: string) {
    const parts = uploadsPartsOf(house, {
      targetChecks: { "job-resume": async () => ({ userId: ada.userId, businessId }) },
    });
    const wish = { purpose: "job-resume", targetId: "JOB-123456", contentType } as const;
    const member = asMember(ada);
    const fileName = 'My "CV"\u202Efdp.docx.pdf';
    const ticket = await issueTicket(parts, member, { ...wish, size: bytes.length, fileName });
    await postForm(ticket, bytes);
    await completeUpload(parts, member, ticket.uploadId);
    await runTasks(house.app.house);
    const { uploadId } = ticket;
    await attach(uploadId, ada, { purpose: "job-resume", targetId: wish.targetId });
    return uploadId;
  }

  const sign = (uploadId: string) =>
    inTransaction(house.db, (tx) =>
      signPrivateLink(uploadsPartsOf(house), tx, { uploadId, actor: asMember(eve), origin }),
    );

  test("is fetched with a link of five minutes, to save, and that is noted", async () => {
    const uploadId = await uploadResume(pdf(), "application/pdf");
    const link = await sign(uploadId);
    expect(new URL(link).searchParams.get("X-Amz-Expires")).toBe("300");
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-cv-fdp.pdf"');
    const lines = await house.db
      .selectFrom("platform.audit_entry")
      .selectAll()
      .where("object_id", "=", uploadId)
      .execute();
    expect(lines).toMatchObject([{ actor_id: eve.userId, act: "open private document" }]);
  });

  test("is refused without a signature, with a changed one, for another key and after its time", async () => {
    const uploadId = await uploadResume(docx(), docxType);
    const [key = ""] = await keysOf(house, uploadId);
    expect(key).toMatch(/^private\/.*\.docx$/);
    expect(await storeStatus(house, key)).toBe(403);
    const link = await sign(uploadId);
    const other = await uploadResume(pdf(), "application/pdf");
    const [otherKey = ""] = await keysOf(house, other);
    const { storage } = house.app.house;
    const short = { key, contentType: "application/pdf", fileName: "a.pdf", seconds: 1 };
    const expired = await storage.signDownload(short);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    for (const address of [
      link.replace(/Signature=\w{8}/, "Signature=00000000"),
      link.replace("X-Amz-Expires=300", "X-Amz-Expires=30000"),
      link.replace("attachment", "inline"),
      link.replace(storeAddress(house, key), storeAddress(house, otherKey)),
      expired,
    ])
      expect((await fetch(address)).status).toBe(403);
  });

  test("has no link before it is attached, and STO-10 a picture never has one", async () => {
    const loose = await uploadPhoto(house, ada, photo);
    await expect(sign(loose.uploadId)).rejects.toMatchObject({ code: "not_found" });
    await attach(loose.uploadId, ada);
    await expect(sign(loose.uploadId)).rejects.toThrow("Invalid download URL");
  });
});
