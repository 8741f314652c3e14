import type { SignedIn, TestApp } from "../harness.ts";

/** Creates the object of a route. The path or the body of the request carries the string. */
export interface ObjectFactory {
  of(app: TestApp, owner: SignedIn): Promise<string>;
  /** For an invited editor, who owns nothing and manages what somebody else owns. */
  ofEditor?(app: TestApp, editor: SignedIn): Promise<string>;
  /** Where somebody else's object is not simply the same with another owner. */
  others?(app: TestApp, owner: SignedIn): Promise<string>;
  /** Fits the contract and matches nothing. */
  missing: string;
}

/** What an area's rows are about, by the name they use. Every role gets one of its own at once. */
export type ObjectFactories = Record<string, ObjectFactory>;

export const unknownUuid = "00000000-0000-4000-8000-000000000000";
export const unknownToken = "t".repeat(43);
