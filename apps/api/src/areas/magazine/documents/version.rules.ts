import type { VersionKind } from "@boab/contracts/magazine/documents";
import { documentLimits } from "@boab/contracts/magazine/limits";

export interface KeptVersion {
  id: string;
  kind: VersionKind;
  savedBy: string | null;
  savedAt: Date;
}

const pauseMs = 10 * 60 * 1000;

/**
 * While somebody types, one version is kept for each pause: the next autosave takes the place of the one before, unless
 * ten minutes passed or somebody else wrote.
 */
export const isSamePause = (
  last: KeptVersion | undefined,
  next: { kind: VersionKind; savedBy: string; savedAt: Date },
): boolean =>
  last !== undefined &&
  next.kind === "autosaved" &&
  last.kind === "autosaved" &&
  last.savedBy === next.savedBy &&
  next.savedAt.getTime() - last.savedAt.getTime() < pauseMs;

const isOnlySaved = (kind: VersionKind) => kind === "saved" || kind === "autosaved";

/** Versions that are dropped, of a list with the newest first: beyond the limit, those that nobody acted on, oldest first. */
export function surplusVersions(
  versions: readonly Pick<KeptVersion, "id" | "kind">[],
  publishedVersion: string | null,
  most: number = documentLimits.versions,
): string[] {
  const surplus = versions.length - most;
  if (surplus <= 0) return [];
  const droppable = versions.slice(1).filter(({ id }) => id !== publishedVersion);
  const oldestFirst = droppable.toReversed();
  return [
    ...oldestFirst.filter(({ kind }) => isOnlySaved(kind)),
    ...oldestFirst.filter(({ kind }) => !isOnlySaved(kind)),
  ]
    .slice(0, surplus)
    .map(({ id }) => id);
}

/** How many words came and went, whatever their order. */
export function compareWords(before: string, after: string): { added: number; removed: number } {
  const counts = new Map<string, number>();
  for (const word of wordsIn(after)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of wordsIn(before)) counts.set(word, (counts.get(word) ?? 0) - 1);
  let [added, removed] = [0, 0];
  for (const count of counts.values()) {
    if (count > 0) added += count;
    else removed -= count;
  }
  return { added, removed };
}

const wordsIn = (written: string) =>
  written.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
