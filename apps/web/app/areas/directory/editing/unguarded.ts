/** The state of a way that leaves nothing behind: to the listing's new address, or away from a deleted one. */
export const unguarded = { isUnguarded: true };

export const isUnguarded = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isUnguarded" in state;
