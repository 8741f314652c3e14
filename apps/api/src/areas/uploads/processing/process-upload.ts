import { inTransaction } from "#platform/db/db.ts";
import { ScannerUnavailableError } from "#platform/virus-scanner/clamd.ts";
import type { UploadsDeps } from "../deps.ts";
import { type PurposeRule, purposeRules } from "../files/purpose.rules.ts";
import { findUpload, type StoredFile, type Upload } from "../files/uploads.repository.ts";
import { processUploadTask } from "../uploads.tasks.ts";
import { judgeFile } from "./judge-file.ts";
import { markReady, markRefused } from "./processing.repository.ts";
import { describeRefusal, type Refused, refused } from "./refusal.rules.ts";
import type { RenderedFile } from "./render.ts";

const scannerRetryMs = 60_000;

/**
 * Moves a file out of quarantine, or records why not. A second run writes the same keys; once there
 * is a verdict it only cleans up.
 */
export async function processUpload(deps: UploadsDeps, uploadId: string): Promise<void> {
  const { db, storage } = deps;
  const upload = await findUpload(db, uploadId);
  if (!upload || upload.status === "issued") return;
  if (upload.status === "processing") {
    try {
      await judgeAndStore(deps, upload);
    } catch (error) {
      if (!(error instanceof ScannerUnavailableError)) throw error;
      await waitForScanner(deps, uploadId);
      return;
    }
  }
  await storage.remove([upload.quarantineKey]);
}

/** A file that nobody could scan is neither accepted nor refused. */
async function waitForScanner({ db, clock, tasks, log }: UploadsDeps, uploadId: string) {
  log.warn({ uploadId }, "the virus scanner gave no verdict; the file waits");
  const startAfter = new Date(clock().getTime() + scannerRetryMs);
  await inTransaction(db, (tx) =>
    tasks.enqueue(tx, processUploadTask, { uploadId }, { startAfter }),
  );
}

async function judgeAndStore(deps: UploadsDeps, upload: Upload): Promise<void> {
  const { db, clock, storage } = deps;
  const result = await readAndJudge(deps, upload);
  if ("refusal" in result) {
    const reason = describeRefusal(upload.purpose, result.refusal);
    await inTransaction(db, (tx) => markRefused(tx, upload.id, reason, clock()));
    return;
  }
  const renderedFiles = result.map((file) => ({ file, stored: toStoredFile(upload, file) }));
  for (const { file, stored } of renderedFiles)
    await storage.put(stored.key, file.bytes, file.contentType);
  const files = renderedFiles.map(({ stored }) => stored);
  const isReady = await inTransaction(db, (tx) => markReady(tx, upload.id, files, clock()));
  // Another run or a removal was faster. If the upload was removed, the objects just written are deleted too.
  const currentUpload = isReady ? undefined : await findUpload(db, upload.id);
  if (currentUpload?.status === "removed") await storage.remove(files.map(({ key }) => key));
}

/** The key was planned with the ticket. */
function toStoredFile(
  upload: Upload,
  { label, contentType, width, height, bytes }: RenderedFile,
): StoredFile {
  const planned = upload.files.find(
    (file) => file.label === label && file.contentType === contentType,
  );
  if (!planned) throw new Error(`No key was planned for ${label} of ${upload.id}`);
  return { ...planned, ...(width && height && { width, height }), bytes: bytes.length };
}

/** Sizes added since the ticket was issued have no key and are skipped. */
function getPlannedRule({ purpose, files }: Upload): PurposeRule {
  const rule = purposeRules[purpose];
  if (rule.kind === "document") return rule;
  const planned = new Set(files.map(({ label }) => label));
  return { ...rule, renditions: rule.renditions.filter(({ label }) => planned.has(label)) };
}

async function readAndJudge(
  { storage, scan, examine }: UploadsDeps,
  upload: Upload,
): Promise<RenderedFile[] | Refused> {
  const { quarantineKey, declaredType } = upload;
  const rule = getPlannedRule(upload);
  const object = await storage.read(quarantineKey, rule.maxBytes);
  if (object.kind === "missing") return refused("missing");
  if (object.kind === "too large") return refused("tooLarge");
  return judgeFile(object.bytes, declaredType, rule, { scan, examine });
}
