import type { Sample } from "../area.ts";
import type { Measurement } from "../load/measurement.ts";

export const contenderNames = ["SQL", "thin", "API"] as const;
export type ContenderName = (typeof contenderNames)[number];

/** Something that can serve the samples of a query. */
export interface Contender {
  name: ContenderName;
  /**
   * Runs for this many seconds over all connections; returns the milliseconds of every response.
   */
  run(query: string, seconds: number): Promise<{ latenciesMs: number[]; cpuMs: number | null }>;
  /** Its response to one request, where it speaks HTTP. */
  response?(sample: Sample): Promise<unknown>;
  stop(): Promise<void>;
}

export interface Outcome extends Measurement {
  query: string;
  contender: ContenderName;
}
