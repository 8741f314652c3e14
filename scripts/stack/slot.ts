/**
 * Two checkouts on one machine would fight over ports and databases. `STACK_SLOT=1` to `9` gives a
 * checkout its own; without it the defaults apply.
 */
const slot = Number(process.env.STACK_SLOT ?? 0);
if (!Number.isInteger(slot) || slot < 0 || slot > 9) throw new Error("STACK_SLOT is 0 to 9.");

export const getSlotPort = (port: number): number => port + slot;
export const getSlotDatabase = (name: string): string => (slot === 0 ? name : `${name}_${slot}`);
/** Development uses database 0 for its rate limits. */
export const redisDatabase = slot + 1;
/** Where the payment provider of a stack listens. */
export const getProviderPort = (apiPort: number): number => apiPort + 8_100;
export const journeysOrigin = `http://localhost:${getSlotPort(3100)}`;
export const journeysProviderOrigin = `http://127.0.0.1:${getProviderPort(getSlotPort(4100))}`;
