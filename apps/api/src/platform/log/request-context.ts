import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<string>();

/** The id of the request that the current code works for, in any process. */
export const getCurrentRequestId = (): string | undefined => storage.getStore();

/** Everything done in `work`, even later and in other files, carries this id. */
export function withRequestId<T>(requestId: string | undefined, work: () => T): T {
  return requestId === undefined ? work() : storage.run(requestId, work);
}
