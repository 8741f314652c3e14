import { completeUpload, createUpload, getUpload } from "@boab/contracts/uploads/calls.generated";
import { fileFlaws, uploadLimits } from "@boab/contracts/uploads/limits";
import { refusalTexts, sendingTexts, uploadTexts } from "@boab/contracts/uploads/texts";
import type { ImageRendition, UploadPurpose, UploadState } from "@boab/contracts/uploads/uploads";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import { type SendForm, sendForm } from "./send-form.ts";
import { isPassing, problemFrom, UploadProblem } from "./upload-problem.ts";
import { pollDelays, wait } from "./wait.ts";

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
  fileName: string;
}

/** Whom to ask for a ticket and for the verdict: somebody without an account asks elsewhere. */
export interface UploadCalls {
  ticket(body: TicketRequest, signal: AbortSignal): Promise<Ticket>;
  complete(uploadId: string, signal: AbortSignal): Promise<Verdict>;
  state(uploadId: string, signal: AbortSignal): Promise<Verdict>;
}

const memberCalls = (api: BrowserApi): UploadCalls => ({
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

type FileFacts = Pick<File, "type" | "size">;

/** Why a file can't be uploaded; undefined when it can. Pictures of any size are made smaller first. */
export function flawOf(purpose: UploadPurpose, file: FileFacts): string | undefined {
  const flaws = flawsOf(purpose, file);
  const isShrunk = uploadLimits[purpose].kind === "image" && file.size > 0;
  return file.size === 0
    ? uploadTexts.noFile
    : (flaws.contentType ?? (isShrunk ? undefined : flaws.size));
}

const flawsOf = (purpose: UploadPurpose, { type, size }: FileFacts) =>
  fileFlaws(uploadLimits[purpose], { contentType: type, size });

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
      const { renditions = [] } = accepted(await awaitVerdict(deps, uploadId, options.signal));
      return { uploadId, fileName: request.file.name, size: request.file.size, renditions };
    } catch (error) {
      throw error instanceof ApiError ? problemFrom(error) : error;
    }
  };

/** Loaded with the first picture; without it the picture goes up as it is. */
const shrink: Deps["shrink"] = async (file, signal) => {
  const { shrinkPicture } = await withLoadTimeout(import("./shrink/shrink-picture.ts"));
  return shrinkPicture(file, signal);
};

export const uploadFile = makeUploadFile({ api: browserApi, send: sendForm, shrink, wait });

/** The same for somebody without an account. */
export const makeGuestUpload = (calls: (api: BrowserApi) => UploadCalls): UploadFile =>
  makeUploadFile({ api: browserApi, send: sendForm, shrink, wait, calls });

async function sendFile(
  deps: Deps,
  request: UploadRequest,
  { signal, onStep }: UploadOptions,
): Promise<string> {
  const { purpose, targetId } = request;
  const flaw = flawOf(purpose, request.file);
  if (flaw) throw new UploadProblem(flaw, "useless");
  if (uploadLimits[purpose].kind === "image") onStep({ kind: "shrinking" });
  const file = await lightest(deps, request, signal);
  const { size: tooLarge } = flawsOf(purpose, file);
  if (tooLarge) throw new UploadProblem(tooLarge, "useless");
  onStep({ kind: "sending", percent: 0 });
  const body = { purpose, targetId, contentType: file.type, size: file.size, fileName: file.name };
  const ticket = await callsOf(deps).ticket(body, signal);
  await deps.send(ticket, file, {
    signal,
    onPercent: (percent) => onStep({ kind: "sending", percent }),
  });
  return ticket.uploadId;
}

/** Phones take photos of many megabytes, with the place in them; neither has to leave the phone. */
async function lightest({ shrink }: Deps, { file, purpose }: UploadRequest, signal: AbortSignal) {
  if (uploadLimits[purpose].kind !== "image") return file;
  try {
    return (await shrink(file, signal)) ?? file;
  } catch {
    signal.throwIfAborted();
    return file;
  }
}

const callsOf = ({ api, calls = memberCalls }: Deps) => calls(api);

async function awaitVerdict(deps: Deps, uploadId: string, signal: AbortSignal) {
  const calls = callsOf(deps);
  let state = await calls.complete(uploadId, signal);
  for (const delay of pollDelays()) {
    if (state.status !== "processing") return state;
    await deps.wait(delay, signal);
    try {
      state = await calls.state(uploadId, signal);
    } catch (error) {
      // The file is stored; a failed poll is no reason to give up.
      if (!isPassing(error)) throw error;
    }
  }
  throw new UploadProblem(sendingTexts.takesLong, "from here");
}

function accepted(state: Verdict): Verdict {
  if (state.status === "ready" || state.status === "attached") return state;
  // The only verdict that a retry can change.
  const isLost = state.status !== "refused" || state.reason === refusalTexts.missing;
  throw new UploadProblem(
    state.reason ?? refusalTexts.missing,
    isLost ? "from the start" : "useless",
  );
}
