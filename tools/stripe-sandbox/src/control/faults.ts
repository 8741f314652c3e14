/** Something that goes wrong on purpose. */
export interface Fault {
  /**
   * `status`: refuses before any work is done. `drop_after_commit`: does the work and closes the
   * connection without a word. `fail_after_commit`: does the work and answers 500, which is saved.
   * `delay`: waits, then works as usual.
   */
  kind: "status" | "drop_after_commit" | "fail_after_commit" | "delay";
  /** The operation it hits, such as `Transfers.create`; any when left out. */
  operation?: string;
  status?: 409 | 429 | 500 | 503;
  delayMs?: number;
  /** How many requests it hits; one when left out. */
  times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** The fault that hits this request, if any. */
  take(operation: string): Fault | undefined;
  list(): Fault[];
  clear(): void;
}

export function createFaults(): Faults {
  let faults: (Fault & { times: number })[] = [];
  return {
    add(fault) {
      faults.push({ ...fault, times: fault.times ?? 1 });
    },
    take(operation) {
      const fault = faults.find(
        (one) => one.operation === undefined || one.operation === operation,
      );
      if (!fault) return undefined;
      fault.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return fault;
    },
    list: () => faults,
    clear() {
      faults = [];
    },
  };
}
