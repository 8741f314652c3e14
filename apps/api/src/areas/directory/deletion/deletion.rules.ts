/** How long a deleted listing can be restored. */
const restoreDays = 30;
const restoreMs = restoreDays * 24 * 60 * 60 * 1000;

export const computePurgeDate = (deleteRequestedAt: Date): Date =>
  new Date(deleteRequestedAt.getTime() + restoreMs);

/** Listings whose deletion was requested before this instant are due. */
export const computePurgeCutoff = (now: Date): Date => new Date(now.getTime() - restoreMs);

// Phones type a curly apostrophe and keyboards a straight one, and people don't see the difference.
const normaliseApostrophes = (name: string) => name.normalize("NFC").replace(/[’‘ʼ`´]/g, "'");

/** Whether the name typed to confirm the deletion is the listing's (DIR-LIST-03). */
export const isSameName = (typedName: string | undefined, name: string): boolean =>
  typedName !== undefined && normaliseApostrophes(typedName) === normaliseApostrophes(name);
