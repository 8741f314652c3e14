import type { Measurement } from "../load/measurement.ts";

export const contenderNames = ["SQL", "thin", "API"] as const;
export type ContenderName = (typeof contenderNames)[number];

/** Somebody who can answer the samples of a query. */
export interface Contender {
  name: ContenderName;
  /** For so many seconds, over all connections; gives the milliseconds of every answer. */
  run(query: string, seconds: number): Promise<{ latenciesMs: number[]; cpuMs: number | null }>;
  /** What it answers to one address, where it speaks HTTP. */
  response?(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

export interface Outcome extends Measurement {
  query: string;
  contender: ContenderName;
}
