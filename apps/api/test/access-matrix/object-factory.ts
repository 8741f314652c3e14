import type { SignedIn, TestApp } from "../harness.ts";

/** Makes what a route is about. The address or the body of the request carries the string. */
export interface ObjectFactory {
  of(app: TestApp, owner: SignedIn): Promise<string>;
  /** Where an invited editor owns nothing and looks after what somebody else owns. */
  ofEditor?(app: TestApp, editor: SignedIn): Promise<string>;
  /** Where somebody else's is not simply the same thing with another owner. */
  others?(app: TestApp, owner: SignedIn): Promise<string>;
  /** Fits the contract and leads to nothing. */
  missing: string;
}

export const nothing = "00000000-0000-4000-8000-000000000000";
export const noToken = "t".repeat(43);
