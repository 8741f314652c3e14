import type { ImageRendition, UploadPurpose } from "@boab/contracts/uploads/uploads";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { Logger } from "#platform/log/log.ts";
import type { Storage } from "#platform/storage/storage.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { Place } from "./files/key.rules.ts";
import type { ExamineFile } from "./processing/examine-file.ts";
import type { Scan } from "./processing/scan.ts";

/**
 * Returns where a file for this target is stored, or undefined if the member may not upload one.
 * The area that owns the target provides it; a purpose without one is closed.
 */
export type FindPlace = (db: Db, member: Member, targetId: string) => Promise<Place | undefined>;

/**
 * Shows a file under its new URLs wherever the area that owns the target shows it, in the caller's transaction.
 */
export type MoveHandler = (tx: Tx, file: MovedFile) => Promise<void>;

interface MovedFile {
  uploadId: string;
  targetId: string;
  renditions: ImageRendition[];
}

export interface UploadsDeps {
  db: Db;
  clock: Clock;
  storage: Storage;
  log: Logger;
  scan: Scan;
  examine: ExamineFile;
  tasks: Pick<TaskQueue, "enqueue">;
  /** The URL prefix of public picture keys. */
  mediaUrl: string;
  findPlaceByPurpose: Partial<Record<UploadPurpose, FindPlace>>;
  moveHandlers: Partial<Record<UploadPurpose, MoveHandler>>;
}
