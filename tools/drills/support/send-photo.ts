import { makeJpeg } from "../../../apps/api/test/files/make-files.ts";
import { type PostForm, postForm } from "../../../apps/api/test/files/post-form.ts";
import type { CallAs } from "./call-as.ts";

const photo = await makeJpeg();

/** Brings a photo of somebody's profile to the object store; what is left is to complete the upload. */
export async function sendPhoto(call: CallAs, userId: string): Promise<string> {
  const ticket = await call("POST", "/uploads", {
    purpose: "profile-photo",
    targetId: userId,
    contentType: "image/jpeg",
    size: photo.length,
  });
  if (!ticket.ok) throw new Error(`/uploads: ${ticket.status} ${await ticket.text()}`);
  const { uploadId, ...form } = (await ticket.json()) as PostForm & { uploadId: string };
  const stored = await postForm(form, photo);
  if (stored >= 300) throw new Error(`the object store: ${stored}`);
  return uploadId;
}
