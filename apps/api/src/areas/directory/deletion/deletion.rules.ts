/** How long a deleted listing can be restored. */
const keptDays = 30;
const keptMs = keptDays * 24 * 60 * 60 * 1000;

export const purgedAt = (deleteRequestedAt: Date): Date =>
  new Date(deleteRequestedAt.getTime() + keptMs);

/** Listings whose deletion was requested before this instant are due. */
export const dueBefore = (now: Date): Date => new Date(now.getTime() - keptMs);
