import type { UploadsDeps } from "#areas/uploads/index.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { LookUp } from "./lookup/look-up.ts";

/** What somebody typed, read with the community's words; the directory has them. */
type ReadWords = (
  db: Db,
  typed: string,
  isExact: boolean,
) => Promise<{ query: { before: string; last: string; begun: string } } | undefined>;

/** What the media area needs from outside. */
export interface MediaDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  readWords: ReadWords;
  /** Asks the provider about a video. */
  lookUp: LookUp;
  /** The video to start with; without it, the newest. */
  defaultVideoId: string | undefined;
  /** The URL prefix of public picture keys. */
  mediaAddress: UploadsDeps["mediaAddress"];
}
