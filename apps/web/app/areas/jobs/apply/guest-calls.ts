import {
  completeApplicationUpload,
  createApplicationUpload,
  readApplicationUpload,
} from "@boab/contracts/jobs/calls.generated";
import type { BrowserApi } from "#lib/api/browser-api.ts";
import type { UploadCalls } from "#lib/uploads/upload-file.ts";

/** People without an account upload with these calls, where the ticket's key identifies the file. */
export const createGuestUploadCalls = (api: BrowserApi): UploadCalls => ({
  async ticket({ targetId, purpose, contentType, size, fileName }, signal) {
    const body = {
      purpose: purpose === "job-resume" ? ("job-resume" as const) : ("job-cover-letter" as const),
      contentType,
      size,
      fileName,
    };
    const ticket = await api.call(createApplicationUpload, {
      params: { jobId: targetId },
      body,
      signal,
    });
    return { uploadId: ticket.uploadKey, url: ticket.url, fields: ticket.fields };
  },
  complete: (uploadKey, signal) =>
    api.call(completeApplicationUpload, { body: { uploadKey }, signal }),
  state: (uploadKey, signal) => api.call(readApplicationUpload, { body: { uploadKey }, signal }),
});
