import { completeUpload, createUpload, getUpload } from "@boab/contracts/uploads/calls.generated";
import { uploadCopy, uploadRefusalCopy } from "@boab/contracts/uploads/copy";
import { findFileErrors, uploadLimits } from "@boab/contracts/uploads/limits";
import type { ImageRendition, UploadPurpose, UploadState } from "@boab/contracts/uploads/uploads";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import { uploadProgressCopy } from "./copy.ts";
import { type SendForm, sendForm } from "./send-form.ts";
import { isTemporary, toUploadError, UploadError } from "./upload-error.ts";
import { pollDelays, waitMs } from "./wait.ts";

export type { UploadPurpose };

export interface UploadRequest {
  file: File;
  purpose: UploadPurpose;
  /** The id of the person, store or business the file belongs to. */
  targetId: string;
}

/** Its id is submitted with the page's form. */
export interface FinishedUpload {
  uploadId: string;
  fileName: string;
  size: number;
  renditions: ImageRendition[];
}

export type UploadStep =
  | { kind: "shrinking" }
  | { kind: "sending"; percent: number }
  | { kind: "preparing"; uploadId: string };

export interface UploadOptions {
  signal: AbortSignal;
  onStep: (step: UploadStep) => void;
  /** Set when the file is already in the store and only the verdict is missing. */
  sentUploadId?: string | undefined;
}

export type UploadFile = (
  request: UploadRequest,
  options: UploadOptions,
) => Promise<FinishedUpload>;

type Verdict = Pick<UploadState, "status" | "reason"> & Partial<Pick<UploadState, "renditions">>;

interface Ticket {
  uploadId: string;
  url: string;
  fields: Record<string, string>;
}

interface TicketRequest {
  purpose: UploadPurpose;
  targetId: string;
  contentType: string;
  size: number;
  /** Set for documents only. */
  fileName?: string | undefined;
}

/** The API calls of an upload. People without an account use different endpoints. */
export interface UploadCalls {
  ticket(body: TicketRequest, signal: AbortSignal): Promise<Ticket>;
  complete(uploadId: string, signal: AbortSignal): Promise<Verdict>;
  state(uploadId: string, signal: AbortSignal): Promise<Verdict>;
}

const createMemberCalls = (api: BrowserApi): UploadCalls => ({
  ticket: (body, signal) => api.call(createUpload, { body, signal }),
  complete: (uploadId, signal) => api.call(completeUpload, { params: { uploadId }, signal }),
  state: (uploadId, signal) => api.call(getUpload, { params: { uploadId }, signal }),
});

interface Deps {
  api: BrowserApi;
  calls?: ((api: BrowserApi) => UploadCalls) | undefined;
  /** A lighter copy of a picture; null to send it as it is. */
  shrink: (file: File, signal: AbortSignal) => Promise<File | null>;
  send: SendForm;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

type FileDetails = Pick<File, "type" | "size">;

/** Why a file can't be uploaded; undefined when it can. Pictures of any size are made smaller first. */
export function findFileError(purpose: UploadPurpose, file: FileDetails): string | undefined {
  const errors = findErrorsByField(purpose, file);
  const willBeShrunk = uploadLimits[purpose].kind === "image" && file.size > 0;
  return file.size === 0
    ? uploadCopy.noFile
    : (errors.contentType ?? (willBeShrunk ? undefined : errors.size));
}

const findErrorsByField = (purpose: UploadPurpose, { type, size }: FileDetails) =>
  findFileErrors(uploadLimits[purpose], { contentType: type, size });

/**
 * Requests a ticket, uploads, confirms and polls for the verdict. Throws `UploadProblem`, or the
 * abort.
 */
export const makeUploadFile =
  (deps: Deps): UploadFile =>
  async (request, options) => {
    try {
      const uploadId = options.sentUploadId ?? (await sendFile(deps, request, options));
      options.onStep({ kind: "preparing", uploadId });
      const { renditions = [] } = requireAccepted(
        await awaitVerdict(deps, uploadId, options.signal),
      );
      return { uploadId, fileName: request.file.name, size: request.file.size, renditions };
    } catch (error) {
      throw error instanceof ApiError ? toUploadError(error) : error;
    }
  };

/** The code is loaded with the first picture. If that fails, the original picture is sent. */
const shrink: Deps["shrink"] = async (file, signal) => {
  const { shrinkPicture } = await withLoadTimeout(import("./shrink/shrink-picture.ts"));
  return shrinkPicture(file, signal);
};

export const uploadFile = makeUploadFile({ api: browserApi, send: sendForm, shrink, wait: waitMs });

/** An `uploadFile` for people without an account. */
export const makeGuestUploadFile = (calls: (api: BrowserApi) => UploadCalls): UploadFile =>
  makeUploadFile({ api: browserApi, send: sendForm, shrink, wait: waitMs, calls });

async function sendFile(
  deps: Deps,
  request: UploadRequest,
  { signal, onStep }: UploadOptions,
): Promise<string> {
  const { purpose, targetId } = request;
  const fileError = findFileError(purpose, request.file);
  if (fileError) throw new UploadError(fileError, "useless");
  if (uploadLimits[purpose].kind === "image") onStep({ kind: "shrinking" });
  const file = await shrinkIfImage(deps, request, signal);
  const { size: tooLarge } = findErrorsByField(purpose, file);
  if (tooLarge) throw new UploadError(tooLarge, "useless");
  onStep({ kind: "sending", percent: 0 });
  // A picture's file name may reveal something private, so only documents send theirs.
  const isDocument = uploadLimits[purpose].kind === "document";
  const body = {
    purpose,
    targetId,
    contentType: file.type,
    size: file.size,
    ...(isDocument && { fileName: file.name }),
  };
  const ticket = await getCalls(deps).ticket(body, signal);
  await deps.send(ticket, file, {
    signal,
    onPercent: (percent) => onStep({ kind: "sending", percent }),
  });
  return ticket.uploadId;
}

/** Phone photos have many megabytes and contain the location, so they are shrunk before they leave the phone. */
async function shrinkIfImage(
  { shrink }: Deps,
  { file, purpose }: UploadRequest,
  signal: AbortSignal,
) {
  if (uploadLimits[purpose].kind !== "image") return file;
  try {
    return (await shrink(file, signal)) ?? file;
  } catch {
    signal.throwIfAborted();
    return file;
  }
}

const getCalls = ({ api, calls = createMemberCalls }: Deps) => calls(api);

async function awaitVerdict(deps: Deps, uploadId: string, signal: AbortSignal) {
  const calls = getCalls(deps);
  let state = await calls.complete(uploadId, signal);
  for (const delay of pollDelays()) {
    if (state.status !== "processing") return state;
    await deps.wait(delay, signal);
    try {
      state = await calls.state(uploadId, signal);
    } catch (error) {
      // The file is already stored, so polling continues after a temporary error.
      if (!isTemporary(error)) throw error;
    }
  }
  throw new UploadError(uploadProgressCopy.takesLong, "from here");
}

function requireAccepted(state: Verdict): Verdict {
  if (state.status === "ready" || state.status === "attached") return state;
  // A missing file is the only refusal that a retry can fix.
  const canRetry = state.status !== "refused" || state.reason === uploadRefusalCopy.missing;
  throw new UploadError(
    state.reason ?? uploadRefusalCopy.missing,
    canRetry ? "from the start" : "useless",
  );
}
