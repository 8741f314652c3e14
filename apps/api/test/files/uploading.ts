import type { TicketBody } from "@boab/contracts/uploads/uploads";
import type { UploadsParts } from "#areas/uploads/index.ts";
import { renderApart, scanForSignatures } from "#areas/uploads/index.ts";
import { systemClock } from "#platform/clock/clock.ts";
import type { SignedIn, TestHouse } from "../harness.ts";
import { runTasks } from "../run-tasks.ts";

interface Form {
  url: string;
  fields: Record<string, string>;
}

/** Sends a file as a browser does: the fields of the ticket, then the file. */
export async function postForm({ url, fields }: Form, bytes: Buffer): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(bytes)]), "file");
  return (await fetch(url, { method: "POST", body: form })).status;
}

/** Where the store would serve a key, were it open to all. */
export const storeAddress = ({ config }: TestHouse, key: string) =>
  `${config.storage.endpoint}/${config.storage.bucket}/${key}`;

export const storeStatus = async (house: TestHouse, key: string) =>
  (await fetch(storeAddress(house, key))).status;

/** The uploads area with every purpose open to everybody, as long as no area says otherwise. */
export function uploadsPartsOf(
  { app, config, db }: TestHouse,
  changes: Partial<UploadsParts> = {},
): UploadsParts {
  const { storage, tasks } = app.house;
  return {
    db,
    clock: systemClock,
    storage,
    tasks,
    scan: scanForSignatures,
    render: renderApart,
    mediaAddress: config.storage.mediaAddress,
    targetChecks: {},
    ...changes,
  };
}

export const photoWish = (person: SignedIn, changes: Partial<TicketBody> = {}): TicketBody => ({
  purpose: "profile-photo",
  targetId: person.userId,
  contentType: "image/jpeg",
  size: 1000,
  ...changes,
});

/** Ticket, file, "done" and the worker's part, as far as the store and the rules let it. */
export async function uploadPhoto(house: TestHouse, person: SignedIn, bytes: Buffer) {
  const body = photoWish(person, { size: bytes.length });
  const ticket = (await house.call("POST", "/uploads", { as: person, body })).json();
  await postForm(ticket, bytes);
  await house.call("POST", `/uploads/${ticket.uploadId}/complete`, { as: person });
  await runTasks(house.app.house);
  const state = await house.call("GET", `/uploads/${ticket.uploadId}`, { as: person });
  return { uploadId: ticket.uploadId as string, ticket: ticket as Form, state: state.json() };
}

export const rowOf = ({ db }: TestHouse, uploadId: string) =>
  db.selectFrom("uploads.upload").selectAll().where("id", "=", uploadId).executeTakeFirstOrThrow();

export const keysOf = async (house: TestHouse, uploadId: string): Promise<string[]> =>
  ((await rowOf(house, uploadId)).keys as { key: string }[]).map(({ key }) => key);
