import type { VersionKind } from "@boab/contracts/magazine/documents";
import { documentLimits } from "@boab/contracts/magazine/limits";

export interface StoredVersion {
  id: string;
  kind: VersionKind;
  savedBy: string | null;
  savedAt: Date;
}

const maxAutosaveGapMs = 10 * 60 * 1000;

/**
 * While somebody types, an autosave replaces the previous autosave, unless ten minutes have passed or somebody else has
 * saved.
 */
export const canReplaceAutosave = (
  last: StoredVersion | undefined,
  next: { kind: VersionKind; savedBy: string; savedAt: Date },
): boolean =>
  last !== undefined &&
  next.kind === "autosaved" &&
  last.kind === "autosaved" &&
  last.savedBy === next.savedBy &&
  next.savedAt.getTime() - last.savedAt.getTime() < maxAutosaveGapMs;

const isPlainSave = (kind: VersionKind) => kind === "saved" || kind === "autosaved";

/**
 * Returns the versions to delete from a list with the newest first. Beyond the max, plain saves are deleted before
 * versions with an action such as a submission, oldest first.
 */
export function listSurplusVersionIds(
  versions: readonly Pick<StoredVersion, "id" | "kind">[],
  publishedVersion: string | null,
  max: number = documentLimits.versions,
): string[] {
  const surplus = versions.length - max;
  if (surplus <= 0) return [];
  const deletable = versions.slice(1).filter(({ id }) => id !== publishedVersion);
  const oldestFirst = deletable.toReversed();
  return [
    ...oldestFirst.filter(({ kind }) => isPlainSave(kind)),
    ...oldestFirst.filter(({ kind }) => !isPlainSave(kind)),
  ]
    .slice(0, surplus)
    .map(({ id }) => id);
}

/** Counts how many words were added and removed, regardless of their order. */
export function countChangedWords(
  before: string,
  after: string,
): { added: number; removed: number } {
  const counts = new Map<string, number>();
  for (const word of splitWords(after)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of splitWords(before)) counts.set(word, (counts.get(word) ?? 0) - 1);
  let [added, removed] = [0, 0];
  for (const count of counts.values()) {
    if (count > 0) added += count;
    else removed -= count;
  }
  return { added, removed };
}

const splitWords = (written: string) =>
  written.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
