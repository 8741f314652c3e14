import { removePhoto as removePhotoCall, setPhoto } from "@boab/contracts/accounts/calls.generated";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { uploadCopy, uploadRefusalCopy } from "@boab/contracts/uploads/copy";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { type UploadFile, type UploadOptions, uploadFile } from "#lib/uploads/upload-file.ts";
import { profilePhotoCopy } from "./copy.ts";

/** Why the photo didn't change: the specification's headline, and what to do next. */
export class PhotoError extends Error {
  override name = "PhotoError";
  readonly headline: string;
  readonly nextStep: string;
  readonly canRetry: boolean;

  constructor(headline: string, nextStep: string, canRetry: boolean, cause?: unknown) {
    super(headline, { cause });
    this.headline = headline;
    this.nextStep = nextStep;
    this.canRetry = canRetry;
  }
}

interface Deps {
  upload: UploadFile;
  api: BrowserApi;
}

/** Uploads an image and sets it as the member's photo. Throws `PhotoError`, or the abort. */
export async function changePhoto(
  { file, userId }: { file: File | undefined; userId: string },
  { signal, onStep }: Pick<UploadOptions, "signal" | "onStep">,
  { upload, api }: Deps = { upload: uploadFile, api: browserApi },
): Promise<FullProfile> {
  if (!file) throw createPhotoError(uploadCopy.noFile, false);
  if (!userId) throw createPhotoError(uploadCopy.missingUserId, false);
  try {
    const request = { file, purpose: "profile-photo", targetId: userId } as const;
    const { uploadId } = await upload(request, { signal, onStep });
    return await api.call(setPhoto, { body: { uploadId }, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw toPhotoError(error);
  }
}

export const removePhoto = (api: BrowserApi = browserApi): Promise<FullProfile> =>
  api.call(removePhotoCall);

/** Sentences that already say what went wrong and what to do. */
const nextStepByMessage: Record<string, string> = {
  [uploadCopy.noFile]: profilePhotoCopy.chooseOne,
  [uploadCopy.missingUserId]: profilePhotoCopy.signInAgain,
  [uploadCopy.noAddresses]: profilePhotoCopy.tryAgain,
};

function toPhotoError(error: unknown): PhotoError {
  if (error instanceof UploadError)
    return createPhotoError(error.sentence, error.retry !== "useless", error);
  if (error instanceof ApiError) return createPhotoError(error.sentence, true, error);
  return createPhotoError(profilePhotoCopy.tryAgain, true, error);
}

function createPhotoError(sentence: string, canRetry: boolean, cause?: unknown): PhotoError {
  const help = nextStepByMessage[sentence];
  if (help) return new PhotoError(sentence, help, canRetry, cause);
  // The server sends this when an image can't be decoded.
  const nextStep = sentence === uploadCopy.photoFailed ? uploadRefusalCopy.broken : sentence;
  return new PhotoError(uploadCopy.photoFailed, nextStep, canRetry, cause);
}
