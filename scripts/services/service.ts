import type { Requirement } from "../lib/debian.ts";

/** One part Boab needs around it. Every file beside this one makes exactly one. */
export interface Service {
  name: string;
  address: string;
  /** What must be installed before `start` can work. */
  requirements: Requirement[];
  /** True when the address answers in the right protocol, whoever started it. */
  isUp(): Promise<boolean>;
  /** True when the running process is ours to stop. */
  isOurs(): Promise<boolean>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Settings that must hold while it runs; applied at every `npm run services`. */
  configure?(): Promise<void>;
}
