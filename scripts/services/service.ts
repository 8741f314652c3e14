import type { Requirement } from "../lib/debian.ts";

/** One service Boab needs around it. Every other file here defines exactly one. */
export interface Service {
  name: string;
  address: string;
  /** What must be installed before `start` can work. */
  requirements: Requirement[];
  /** True when the address responds in the right protocol, whoever started it. */
  isUp(): Promise<boolean>;
  /** True when the running process is ours to stop. */
  isOurs(): Promise<boolean>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Settings that must apply while it runs; set at every `npm run services`. */
  configure?(): Promise<void>;
}
