import type { Tx } from "../db/db.ts";

/** Somebody whose data is exported. */
export interface PersonOnRecord {
  userId: string;
  /** Their address, once it is proven to be theirs: what is found by address alone needs it. */
  provenEmail: string | undefined;
}

/**
 * What one area holds of people. Each area brings one and the wiring lists them, so the area that exports a
 * person's data and closes accounts knows only this shape.
 */
export interface PersonalData {
  area: string;
  /** The area's part of the exported file, as its contract describes it. */
  export(person: PersonOnRecord): Promise<object>;
  /** Runs after the account was closed, as a task: it may run twice. */
  erase?(userId: string): Promise<void>;
  /** Erases what is found by the address alone, in the transaction that forgets the address. */
  eraseAddress?(tx: Tx, provenEmail: string): Promise<void>;
}
