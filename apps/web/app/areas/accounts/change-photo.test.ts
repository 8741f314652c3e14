import { uploadCopy, uploadRefusalCopy } from "@boab/contracts/uploads/copy";
import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { uploadProgressCopy } from "#lib/uploads/copy.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import type { UploadFile } from "#lib/uploads/upload-file.ts";
import { createFakeApi, makeThrower } from "#test/fake-api.ts";
import { member } from "#test/profiles.ts";
import { makeFakeFile } from "#test/uploads.ts";
import { changePhoto, removePhoto } from "./change-photo.ts";
import { profilePhotoCopy } from "./copy.ts";

const succeedUpload: UploadFile = async ({ file }, { onStep }) => {
  onStep({ kind: "sending", percent: 100 });
  return { uploadId: "u1", fileName: file.name, size: file.size, renditions: [] };
};
const makeFailingUpload =
  (error: unknown): UploadFile =>
  async () => {
    throw error;
  };

function change(changes: { file?: File | undefined; userId?: string }, deps = {}) {
  const abort = new AbortController();
  const percents: number[] = [];
  const api = createFakeApi(() => member);
  const result = changePhoto(
    { file: makeFakeFile(), userId: "ada", ...changes },
    {
      signal: abort.signal,
      onStep: (step) => step.kind === "sending" && percents.push(step.percent),
    },
    { upload: succeedUpload, api, ...deps },
  );
  return { result, percents, abort, api };
}

test("ACCT-16 a photo is uploaded with its progress and saved", async () => {
  const { result, percents, api } = change({});
  expect(await result).toEqual(member);
  expect(percents).toEqual([100]);
  expect(api.requests).toEqual(["PUT /user/photo"]);
  expect(api.bodies).toEqual([{ uploadId: "u1" }]);
});

describe("ACCT-17 each failure has its own message and a next step", () => {
  const uploadNotReadyError = new ApiError({
    code: "upload_not_ready",
    status: 409,
    sentence: uploadCopy.noAddresses,
  });
  test.each([
    ["no file", { file: undefined }, {}, "No file selected", profilePhotoCopy.chooseOne],
    ["no user id", { userId: "" }, {}, "Missing user id", profilePhotoCopy.signInAgain],
    [
      "no addresses",
      {},
      { api: createFakeApi(makeThrower(uploadNotReadyError)) },
      "Failed to generate image URLs",
      profilePhotoCopy.tryAgain,
    ],
    [
      "a store that is not ready",
      {},
      { upload: makeFailingUpload(new UploadError(uploadProgressCopy.offline, "from the start")) },
      "Photo upload failed",
      uploadProgressCopy.offline,
    ],
    [
      "a refused file",
      {},
      { upload: makeFailingUpload(new UploadError(uploadRefusalCopy.wrongType, "useless")) },
      "Photo upload failed",
      uploadRefusalCopy.wrongType,
    ],
    [
      "a broken picture",
      {},
      { upload: makeFailingUpload(new UploadError(uploadCopy.photoFailed, "useless")) },
      "Photo upload failed",
      uploadRefusalCopy.broken,
    ],
    [
      "anything else",
      {},
      { upload: makeFailingUpload(new TypeError("x")) },
      "Photo upload failed",
      profilePhotoCopy.tryAgain,
    ],
  ])("%s", async (_what, changes, deps, headline, nextStep) => {
    await expect(change(changes, deps).result).rejects.toMatchObject({ headline, nextStep });
  });

  test("a retry is offered only where it can help", async () => {
    const refused = makeFailingUpload(new UploadError(uploadRefusalCopy.wrongType, "useless"));
    await expect(change({}, { upload: refused }).result).rejects.toMatchObject({ canRetry: false });
    const offlineUpload = makeFailingUpload(
      new UploadError(uploadProgressCopy.offline, "from the start"),
    );
    await expect(change({}, { upload: offlineUpload }).result).rejects.toMatchObject({
      canRetry: true,
    });
  });
});

test("a cancelled change is not an error", async () => {
  const { result, abort } = change({}, { upload: () => new Promise((_, no) => setTimeout(no, 5)) });
  abort.abort();
  await expect(result).rejects.toMatchObject({ name: "AbortError" });
});

test("ACCT-18 removing a photo calls the server", async () => {
  const api = createFakeApi(() => member);
  expect(await removePhoto(api)).toEqual(member);
  expect(api.requests).toEqual(["DELETE /user/photo"]);
});
