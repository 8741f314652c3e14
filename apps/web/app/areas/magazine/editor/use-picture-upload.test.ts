import { expect, test } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { describeUploadFailure } from "./use-picture-upload.ts";

const refusal = (sentence?: string) =>
  new ApiError({ code: "conflict", status: 409, ...(sentence && { sentence }) });

test.each([
  ["what the upload says", new UploadError("Too large.", "useless"), "Too large."],
  [
    "what the server says",
    refusal("This is with our editors now."),
    "This is with our editors now.",
  ],
  ["the specified sentence when the server says nothing", refusal(), "Image upload failed"],
  ["the specified sentence for anything else", new Error("x is undefined"), "Image upload failed"],
])("EDIT-05 a failed picture is told with %s", (_what, error, sentence) => {
  expect(describeUploadFailure(error)).toBe(sentence);
});
