import { randomBytes } from "node:crypto";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertListing } from "../../factories/directory.ts";
import { insertApplication, insertDocument, insertPosting } from "../../factories/jobs.ts";
import { makeEditor } from "../../factories/listings.ts";
import type { TestApp } from "../../harness.ts";
import { noToken, nothing, type ObjectFactory, type Objects } from "../object-factory.ts";

const noJob = "JOB-000000";

type Add = (app: TestApp, businessId: string) => Promise<string>;

/** Something of a business that the person owns, or was invited to edit. */
const ofListing = (add: Add, isLive = true): Pick<ObjectFactory, "of" | "ofEditor"> => ({
  of: async (app, { userId }) => add(app, await insertListing(app.db, { isLive, ownerId: userId })),
  async ofEditor(app, editor) {
    const id = await insertListing(app.db, { isLive });
    await makeEditor(app, { id }, editor);
    return add(app, id);
  },
});

const addJob: Add = ({ db }, businessId) => insertPosting(db, businessId);

async function apply({ db }: TestApp, businessId: string) {
  const jobId = await insertPosting(db, businessId);
  const resumeUploadId = await insertDocument(db, businessId, jobId);
  return insertApplication(db, jobId, { resumeUploadId });
}

async function sendFile({ db }: TestApp): Promise<string> {
  const uploadKey = makeToken();
  await db
    .insertInto("uploads.upload")
    .values({
      purpose: "job-resume",
      target_id: noJob,
      declared_type: "application/pdf",
      declared_size: 1000,
      quarantine_key: `quarantine/${randomBytes(16).toString("hex")}`,
      keys: "[]",
      guest_key_hash: hashToken(uploadKey),
      created_at: new Date(),
      expires_at: new Date(),
    })
    .execute();
  return uploadKey;
}

export const jobsObjects: Objects = {
  "open job": { ...ofListing(addJob), missing: noJob },
  "hidden job": { ...ofListing(addJob, false), missing: noJob },
  application: { ...ofListing(async (app, id) => (await apply(app, id)).id), missing: nothing },
  "withdraw token": {
    of: async (app) => (await apply(app, await insertListing(app.db))).token,
    others: sendFile,
    missing: noToken,
  },
  "upload key": { of: sendFile, missing: noToken },
};
