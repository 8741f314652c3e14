import { itemTexts } from "@boab/contracts/marketplace/item-texts";
import { ApiError } from "#lib/api/errors.ts";
import { type UploadFile, uploadFile } from "#lib/uploads/upload-file.ts";
import { UploadProblem } from "#lib/uploads/upload-problem.ts";

/** ITEMW-19: without a session or a store there is nothing to upload for. */
export function refuseDraft(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const isStranger = [401, 403, 404].includes(error.status);
  const sentence = isStranger ? itemTexts.signInFirst : error.sentence;
  throw new UploadProblem(sentence, "from the start", error);
}

/** ITEMW-20: an item that is gone, or isn't the person's any more, takes no photos. */
export const makeSendPhoto =
  (upload: UploadFile): UploadFile =>
  async (request, options) => {
    try {
      return await upload(request, options);
    } catch (error) {
      const cause = error instanceof UploadProblem ? error.cause : undefined;
      if (cause instanceof ApiError && cause.code === "not_found")
        throw new UploadProblem(itemTexts.missingIds, "from the start", cause);
      throw error;
    }
  };

export const sendPhoto = makeSendPhoto(uploadFile);
