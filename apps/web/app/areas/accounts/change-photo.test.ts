import { photoTexts, refusalTexts, sendingTexts, uploadTexts } from "@boab/contracts/uploads/texts";
import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import type { UploadFile } from "#lib/uploads/upload-file.ts";
import { UploadProblem } from "#lib/uploads/upload-problem.ts";
import { fakeApi, throwing } from "#test/fake-api.ts";
import { member } from "#test/profiles.ts";
import { fakeFile } from "#test/uploads.ts";
import { changePhoto, removePhoto } from "./change-photo.ts";

const uploaded: UploadFile = async ({ file }, { onStep }) => {
  onStep({ kind: "sending", percent: 100 });
  return { uploadId: "u1", fileName: file.name, size: file.size, renditions: [] };
};
const failing =
  (error: unknown): UploadFile =>
  async () => {
    throw error;
  };

function change(changes: { file?: File | undefined; userId?: string }, deps = {}) {
  const abort = new AbortController();
  const percents: number[] = [];
  const api = fakeApi(() => member);
  const result = changePhoto(
    { file: fakeFile(), userId: "ada", ...changes },
    {
      signal: abort.signal,
      onStep: (step) => step.kind === "sending" && percents.push(step.percent),
    },
    { upload: uploaded, api, ...deps },
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
  const noAddresses = new ApiError({
    code: "upload_not_ready",
    status: 409,
    sentence: uploadTexts.noAddresses,
  });
  test.each([
    ["no file", { file: undefined }, {}, "No file selected", photoTexts.chooseOne],
    ["no user id", { userId: "" }, {}, "Missing user id", photoTexts.signInAgain],
    [
      "no addresses",
      {},
      { api: fakeApi(throwing(noAddresses)) },
      "Failed to generate image URLs",
      photoTexts.tryAgain,
    ],
    [
      "a store that is not ready",
      {},
      { upload: failing(new UploadProblem(sendingTexts.offline, "from the start")) },
      "Photo upload failed",
      sendingTexts.offline,
    ],
    [
      "a refused file",
      {},
      { upload: failing(new UploadProblem(refusalTexts.wrongType, "useless")) },
      "Photo upload failed",
      refusalTexts.wrongType,
    ],
    [
      "a broken picture",
      {},
      { upload: failing(new UploadProblem(uploadTexts.photoFailed, "useless")) },
      "Photo upload failed",
      refusalTexts.broken,
    ],
    [
      "anything else",
      {},
      { upload: failing(new TypeError("x")) },
      "Photo upload failed",
      photoTexts.tryAgain,
    ],
  ])("%s", async (_what, changes, deps, headline, nextStep) => {
    await expect(change(changes, deps).result).rejects.toMatchObject({ headline, nextStep });
  });

  test("a retry is offered only where it can help", async () => {
    const refused = failing(new UploadProblem(refusalTexts.wrongType, "useless"));
    await expect(change({}, { upload: refused }).result).rejects.toMatchObject({ canRetry: false });
    const offline = failing(new UploadProblem(sendingTexts.offline, "from the start"));
    await expect(change({}, { upload: offline }).result).rejects.toMatchObject({ canRetry: true });
  });
});

test("a cancelled change is not an error", async () => {
  const { result, abort } = change({}, { upload: () => new Promise((_, no) => setTimeout(no, 5)) });
  abort.abort();
  await expect(result).rejects.toMatchObject({ name: "AbortError" });
});

test("ACCT-18 removing a photo calls the server", async () => {
  const api = fakeApi(() => member);
  expect(await removePhoto(api)).toEqual(member);
  expect(api.requests).toEqual(["DELETE /user/photo"]);
});
