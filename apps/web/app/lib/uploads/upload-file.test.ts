import { uploadRefusalCopy } from "@boab/contracts/uploads/copy";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { createFakeApi } from "#test/fake-api.ts";
import { makeFakeFile } from "#test/uploads.ts";
import { uploadProgressCopy } from "./copy.ts";
import { UploadError } from "./upload-error.ts";
import { findFileError, makeUploadFile, type UploadStep } from "./upload-file.ts";

type Verdict = { status: string; reason?: string | null } | Error;
const rendition = {
  label: "md",
  width: 128,
  height: 128,
  webp: "https://m.example/a.webp",
  jpeg: "",
};

/** A server that issues a ticket and then returns these verdicts, one per poll. */
function startUpload(
  verdicts: Verdict[],
  file = makeFakeFile(),
  sentUploadId?: string,
  shrink: (file: File) => Promise<File | null> = async () => null,
) {
  const steps: UploadStep[] = [];
  const abort = new AbortController();
  const api = createFakeApi((request) => {
    if (request === "POST /uploads")
      return { uploadId: "u1", url: "https://store.example", fields: {} };
    const verdict = verdicts.length > 1 ? verdicts.shift() : verdicts[0];
    if (verdict instanceof Error) throw verdict;
    return { reason: null, renditions: [rendition], ...verdict };
  });
  const send = vi.fn(async (_form, _file, { onPercent }) => onPercent(100));
  const wait = vi.fn(async () => undefined);
  const result = makeUploadFile({ api, send, shrink, wait })(
    { file, purpose: "profile-photo", targetId: "ada" },
    { signal: abort.signal, onStep: (step) => steps.push(step), sentUploadId },
  );
  return { result, requested: api.requests, bodies: api.bodies, steps, send, wait };
}

const temporaryError = new ApiError({ code: "not_available", status: 503 });

test("uploads a file: ticket, upload, confirmation, and polling until it is ready", async () => {
  const { result, requested, steps } = startUpload([
    { status: "processing" },
    { status: "processing" },
    { status: "ready" },
  ]);
  expect(await result).toEqual({
    uploadId: "u1",
    fileName: "front.jpg",
    size: 2000,
    renditions: [rendition],
  });
  expect(requested).toEqual([
    "POST /uploads",
    "POST /uploads/u1/complete",
    "GET /uploads/u1",
    "GET /uploads/u1",
  ]);
  expect(steps).toEqual([
    { kind: "shrinking" },
    { kind: "sending", percent: 0 },
    { kind: "sending", percent: 100 },
    { kind: "preparing", uploadId: "u1" },
  ]);
});

test("an already uploaded file is only polled", async () => {
  const { result, requested, send } = startUpload([{ status: "ready" }], makeFakeFile(), "u7");
  expect((await result).uploadId).toBe("u7");
  expect(requested).toEqual(["POST /uploads/u7/complete"]);
  expect(send).not.toHaveBeenCalled();
});

test("a failed poll is retried", async () => {
  const { result, wait } = startUpload([
    { status: "processing" },
    temporaryError,
    { status: "ready" },
  ]);
  expect((await result).uploadId).toBe("u1");
  expect(wait).toHaveBeenCalledTimes(2);
});

describe("STO-11 a refused file says why", () => {
  const wrong = uploadRefusalCopy.wrongType;
  test.each<[string, Verdict[], string, string]>([
    ["it was refused", [{ status: "refused", reason: wrong }], wrong, "useless"],
    [
      "it never arrived",
      [{ status: "refused", reason: uploadRefusalCopy.missing }],
      uploadRefusalCopy.missing,
      "from the start",
    ],
    ["it was given up", [{ status: "removed" }], uploadRefusalCopy.missing, "from the start"],
    ["nobody judges it", [{ status: "processing" }], uploadProgressCopy.takesLong, "from here"],
    ["we cannot be reached", [temporaryError], temporaryError.sentence, "from here"],
    [
      "it is not there",
      [new ApiError({ code: "not_found", status: 404, sentence: "We couldn't find that." })],
      "We couldn't find that.",
      "from the start",
    ],
  ])("when %s", async (_what, verdicts, sentence, retry) => {
    await expect(startUpload(verdicts).result).rejects.toMatchObject({ sentence, retry });
  });

  test("with the invalid field's message", async () => {
    const refused = new ApiError({
      code: "bad_request",
      status: 400,
      sentence: "Please check.",
      fields: { targetId: "Missing user id" },
    });
    const problem = { sentence: "Missing user id", retry: "useless" };
    await expect(startUpload([refused]).result).rejects.toMatchObject(problem);
  });
});

describe("a picture is made smaller before it is sent", () => {
  const photo = makeFakeFile("IMG_1.jpg", "image/jpeg", 40_000_000);
  const small = makeFakeFile("IMG_1.webp", "image/webp", 900_000);

  test("the store gets the lighter copy, and the ticket is for it", async () => {
    const { result, send, bodies } = startUpload(
      [{ status: "ready" }],
      photo,
      undefined,
      async () => small,
    );
    await result;
    expect(send.mock.calls[0]?.[1]).toBe(small);
    expect(bodies[0]).toMatchObject({ contentType: "image/webp", size: 900_000 });
  });

  test("where that fails it goes up as it is", async () => {
    const file = makeFakeFile("IMG_1.jpg", "image/jpeg", 9_000_000);
    const { result, send } = startUpload([{ status: "ready" }], file, undefined, async () => {
      throw new Error("no canvas");
    });
    await result;
    expect(send.mock.calls[0]?.[1]).toBe(file);
  });
});

describe("before anything is sent", () => {
  test.each([
    ["an SVG", makeFakeFile("a.svg", "image/svg+xml"), uploadRefusalCopy.notAPicture],
    [
      "a huge file that can't be made smaller",
      makeFakeFile("a.png", "image/png", 25 * 1024 * 1024 + 1),
      /up to 25 MB/,
    ],
    ["an empty file", makeFakeFile("a.png", "image/png", 0), "No file selected"],
  ])("%s is refused", async (_what, file, sentence) => {
    const { result, requested } = startUpload([], file);
    const problem = await result.catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(UploadError);
    expect((problem as UploadError).sentence).toMatch(sentence);
    expect(requested).toEqual([]);
  });

  test("documents have their own rules", () => {
    expect(findFileError("job-resume", makeFakeFile())).toBe(uploadRefusalCopy.notADocument);
    expect(findFileError("job-resume", makeFakeFile("cv.pdf", "application/pdf"))).toBeUndefined();
  });
});
