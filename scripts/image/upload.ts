import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../lib/paths.ts";
import { waitUntil } from "../lib/wait.ts";

const emulator = "http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any";

interface Ticket {
  uploadId: string;
  url: string;
  fields: Record<string, string>;
}
interface UploadState {
  status: string;
  renditions: unknown[];
}

type Post = (url: string, body: object, extraHeaders?: object) => Promise<Response>;

/** Registers somebody new and uploads a photo of them; returns how many sizes of it were made. */
export async function uploadPhoto(apiOrigin: string, origin: string): Promise<number> {
  const headers = { "content-type": "application/json", origin };
  const post: Post = (url, body, more = {}) =>
    fetch(url, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) });

  const { userId, cookie } = await register(apiOrigin, post);
  const photo = readFileSync(join(repositoryRoot, "docs/pictures/business-phone.png"));
  const uploadRequest = { purpose: "profile-photo", targetId: userId, contentType: "image/png" };
  const ticketResponse = await post(
    `${apiOrigin}/uploads`,
    { ...uploadRequest, size: photo.length },
    { cookie },
  );
  if (!ticketResponse.ok) throw new Error(`no ticket: ${await ticketResponse.text()}`);
  const ticket = (await ticketResponse.json()) as Ticket;
  await sendToStore(ticket, photo);
  const upload = `${apiOrigin}/uploads/${ticket.uploadId}`;
  await fetch(`${upload}/complete`, { method: "POST", headers: { origin, cookie } });

  let state: UploadState | undefined;
  const isDone = async () => {
    state = (await (await fetch(upload, { headers: { cookie } })).json()) as UploadState;
    return !["issued", "processing"].includes(state.status);
  };
  await waitUntil(isDone, { seconds: 60, everyMs: 500 });
  if (state?.status !== "ready") throw new Error(`the photo is ${state?.status}`);
  return state.renditions.length;
}

async function register(api: string, post: Post): Promise<{ userId: string; cookie: string }> {
  const person = {
    email: `image-${randomBytes(6).toString("hex")}@people.example`,
    password: `Boab-${randomBytes(6).toString("hex")}`,
    displayName: "Image Check",
    returnSecureToken: true,
  };
  const { idToken, localId } = (await (await post(emulator, person)).json()) as {
    idToken: string;
    localId: string;
  };
  const session = await post(`${api}/session`, { idToken });
  if (!session.ok) throw new Error(`no session: ${await session.text()}`);
  const cookies = session.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { userId: localId, cookie: cookies.join("; ") };
}

async function sendToStore({ url, fields }: Ticket, photo: Buffer): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(photo)], { type: "image/png" }));
  const sent = await fetch(url, { method: "POST", body: form });
  if (!sent.ok) throw new Error(`the object store answered ${sent.status}`);
}
