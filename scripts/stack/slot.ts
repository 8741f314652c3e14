/**
 * Two checkouts on one machine would fight over ports and databases. `STACK_SLOT=1` to `9` gives a
 * checkout its own; without it the defaults apply.
 */
const slot = Number(process.env.STACK_SLOT ?? 0);
if (!Number.isInteger(slot) || slot < 0 || slot > 9) throw new Error("STACK_SLOT is 0 to 9.");

export const portInSlot = (port: number): number => port + slot;
export const databaseInSlot = (name: string): string => (slot === 0 ? name : `${name}_${slot}`);
/** Development uses database 0 for its rate limits. */
export const redisDatabase = slot + 1;
/** Where the payment provider of a stack listens. */
export const providerPort = (apiPort: number): number => apiPort + 8_100;
export const journeysOrigin = `http://localhost:${portInSlot(3100)}`;
export const journeysProvider = `http://127.0.0.1:${providerPort(portInSlot(4100))}`;
