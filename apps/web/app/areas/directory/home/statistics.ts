import type { CallResponse } from "@boab/contracts/common/call";
import type { readDirectoryStats } from "@boab/contracts/directory/search";
import { formatCount } from "#lib/format/format.ts";

export type DirectoryStats = CallResponse<typeof readDirectoryStats>;

/** `10K +` */
export const formatViews = (views: number): string =>
  views >= 10_000 ? `${formatCount(Math.floor(views / 1000))}K +` : formatCount(views);

export const counterMs = 10_000;

/** Ease-out. */
export function counterValue(target: number, elapsedMs: number): number {
  const share = Math.min(Math.max(elapsedMs / counterMs, 0), 1);
  return Math.round(target * (1 - (1 - share) ** 3));
}
