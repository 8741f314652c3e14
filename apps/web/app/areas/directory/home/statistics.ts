import type { CallResponse } from "@boab/contracts/common/call";
import type { readDirectoryStats } from "@boab/contracts/directory/search";
import { formatCount } from "@boab/format/numbers";

export type DirectoryStats = CallResponse<typeof readDirectoryStats>;

/** `10K +` */
export const formatViews = (views: number): string =>
  views >= 10_000 ? `${formatCount(Math.floor(views / 1000))}K +` : formatCount(views);

export const counterDurationMs = 10_000;

/** The value of the counter at a point in time, with ease-out. */
export function computeCounterValue(target: number, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / counterDurationMs, 0), 1);
  return Math.round(target * (1 - (1 - progress) ** 3));
}
