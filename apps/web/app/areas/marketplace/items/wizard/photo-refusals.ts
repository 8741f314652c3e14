import { ApiError } from "#lib/api/errors.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { type UploadFile, uploadFile } from "#lib/uploads/upload-file.ts";
import { itemWizardCopy } from "./copy.ts";

/** ITEMW-19: without a session or a store, uploads are refused with the specified error. */
export function throwAsUploadError(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const isAccessDenied = [401, 403, 404].includes(error.status);
  const sentence = isAccessDenied ? itemWizardCopy.signInFirst : error.sentence;
  throw new UploadError(sentence, "from the start", error);
}

/** ITEMW-20: photos for an item that is gone or no longer belongs to the person are refused. */
export const makeSendPhoto =
  (upload: UploadFile): UploadFile =>
  async (request, options) => {
    try {
      return await upload(request, options);
    } catch (error) {
      const cause = error instanceof UploadError ? error.cause : undefined;
      if (cause instanceof ApiError && cause.code === "not_found")
        throw new UploadError(itemWizardCopy.missingIds, "from the start", cause);
      throw error;
    }
  };

export const sendPhoto = makeSendPhoto(uploadFile);
