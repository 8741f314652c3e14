import type { Tx } from "../db/db.ts";

/** Somebody whose data is exported. */
export interface PersonOnRecord {
  userId: string;
  /** The person's verified email. Data that is found by email alone needs it. */
  provenEmail: string | undefined;
}

/**
 * The personal data that one area stores. Each area provides one and the wiring lists them, so that the area that
 * exports data and closes accounts only needs this interface.
 */
export interface PersonalData {
  area: string;
  /** The area's part of the exported file, as its contract describes it. */
  export(person: PersonOnRecord): Promise<object>;
  /** The part of it that is found by a proven email alone, for somebody without an account. */
  exportByEmail?(provenEmail: string): Promise<object>;
  /** Runs as a task after the account was closed, so it may run twice. */
  erase?(userId: string): Promise<void>;
  /** Erases what is found by email alone, in the transaction that erases the email. */
  eraseByEmail?(tx: Tx, provenEmail: string): Promise<void>;
  /** Which of these contacts the area refers to. The others may be deleted. */
  listContactsInUse?(tx: Tx, contactIds: string[]): Promise<string[]>;
}
