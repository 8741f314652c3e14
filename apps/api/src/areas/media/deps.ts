import type { UploadsDeps } from "#areas/uploads/index.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { LookUpVideo } from "./lookup/look-up.ts";

/** Reads what somebody typed, with the community's words; the directory provides it. */
type ReadWords = (
  db: Db,
  typed: string,
  isExact: boolean,
) => Promise<{ query: { before: string; last: string; prefix: string } } | undefined>;

export interface MediaDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  settings: Settings;
  readWords: ReadWords;
  lookUp: LookUpVideo;
  /** Whether a public business takes bookings; the bookings area provides it. */
  acceptsBookings: (businessId: string) => Promise<boolean>;
  /** The media page starts with this video; undefined starts with the newest. */
  defaultVideoId: string | undefined;
  /** The URL prefix of public picture keys. */
  mediaUrl: UploadsDeps["mediaUrl"];
}
