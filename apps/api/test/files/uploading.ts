import type { TicketBody } from "@boab/contracts/uploads/uploads";
import type { UploadsDeps } from "#areas/uploads/index.ts";
import { examineApart } from "#areas/uploads/index.ts";
import { scanForSignatures } from "#areas/uploads/processing/scan.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { makeLogger } from "#platform/log/log.ts";
import type { SignedIn, TestApp } from "../harness.ts";
import { runTasks } from "../run-tasks.ts";
import { type PostForm, postForm } from "./post-form.ts";

/** Where the store would serve a key if it were public. */
export const storeAddress = ({ config }: TestApp, key: string) =>
  `${config.storage.endpoint}/${config.storage.bucket}/${key}`;

export const fetchStoreStatus = async (app: TestApp, key: string) =>
  (await fetch(storeAddress(app, key))).status;

/** The uploads area with every purpose open to everybody, unless an area says otherwise. */
export function makeUploadsDeps(
  { services, config, db }: TestApp,
  changes: Partial<UploadsDeps> = {},
): UploadsDeps {
  const { storage, tasks } = services;
  return {
    db,
    clock: systemClock,
    storage,
    tasks,
    log: makeLogger("silent", "worker"),
    scan: scanForSignatures,
    examine: examineApart,
    mediaUrl: config.storage.mediaUrl,
    findPlaceByPurpose: {},
    moveHandlers: {},
    ...changes,
  };
}

export const makePhotoRequest = (
  person: SignedIn,
  changes: Partial<TicketBody> = {},
): TicketBody => ({
  purpose: "profile-photo",
  targetId: person.userId,
  contentType: "image/jpeg",
  size: 1000,
  ...changes,
});

/** Ticket, file, "done" and the worker's part, as far as the store and the rules allow. */
export async function uploadPhoto(app: TestApp, person: SignedIn, bytes: Buffer) {
  const body = makePhotoRequest(person, { size: bytes.length });
  const ticket = (await app.call("POST", "/uploads", { as: person, body })).json();
  await postForm(ticket, bytes);
  await app.call("POST", `/uploads/${ticket.uploadId}/complete`, { as: person });
  await runTasks(app.services);
  const state = await app.call("GET", `/uploads/${ticket.uploadId}`, { as: person });
  return { uploadId: ticket.uploadId as string, ticket: ticket as PostForm, state: state.json() };
}

export const readUploadRow = ({ db }: TestApp, uploadId: string) =>
  db.selectFrom("uploads.upload").selectAll().where("id", "=", uploadId).executeTakeFirstOrThrow();

export const listUploadKeys = async (app: TestApp, uploadId: string): Promise<string[]> =>
  ((await readUploadRow(app, uploadId)).keys as { key: string }[]).map(({ key }) => key);
