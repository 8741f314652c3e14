import { randomBytes } from "node:crypto";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertListing } from "../../factories/directory.ts";
import { insertApplication, insertDocument, insertPosting } from "../../factories/jobs.ts";
import { makeEditor } from "../../factories/listings.ts";
import type { TestApp } from "../../harness.ts";
import {
  type ObjectFactories,
  type ObjectFactory,
  unknownToken,
  unknownUuid,
} from "../object-factory.ts";

const unknownJobId = "JOB-000000";

type AddObject = (app: TestApp, businessId: string) => Promise<string>;

/** Something of a business that the person owns, or was invited to edit. */
const ofListing = (add: AddObject, isLive = true): Pick<ObjectFactory, "of" | "ofEditor"> => ({
  of: async (app, { userId }) => add(app, await insertListing(app.db, { isLive, ownerId: userId })),
  async ofEditor(app, editor) {
    const id = await insertListing(app.db, { isLive });
    await makeEditor(app, { id }, editor);
    return add(app, id);
  },
});

const addJob: AddObject = ({ db }, businessId) => insertPosting(db, businessId);

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
      targetId: unknownJobId,
      declaredType: "application/pdf",
      declaredSize: 1000,
      quarantineKey: `quarantine/${randomBytes(16).toString("hex")}`,
      keys: "[]",
      guestKeyHash: hashToken(uploadKey),
      createdAt: new Date(),
      expiresAt: new Date(),
    })
    .execute();
  return uploadKey;
}

export const jobsObjects: ObjectFactories = {
  "open job": { ...ofListing(addJob), missing: unknownJobId },
  "hidden job": { ...ofListing(addJob, false), missing: unknownJobId },
  application: { ...ofListing(async (app, id) => (await apply(app, id)).id), missing: unknownUuid },
  "withdraw token": {
    of: async (app) => (await apply(app, await insertListing(app.db))).token,
    others: sendFile,
    missing: unknownToken,
  },
  "upload key": { of: sendFile, missing: unknownToken },
};
