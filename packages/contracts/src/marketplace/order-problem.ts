import { z } from "zod";
import { Timestamp } from "../common/fields.ts";
import { problemActs, problemKinds, problemStates } from "./problem-limits.ts";

/** A problem with an order, as buyer, store and admins see it. */
export const OrderProblem = z.strictObject({
  kind: z.enum(problemKinds),
  /** The numbers of the items with the problem. */
  itemNumbers: z.array(z.int()),
  state: z.enum(problemStates),
  /** This and the other texts are null once their writer has closed their account. */
  details: z.string().nullable(),
  /** Whoever may see the problem opens its photos by their number. */
  photos: z.array(z.strictObject({ number: z.int(), width: z.int(), height: z.int() })),
  reportedAt: Timestamp,
  /** The store can reply until this time; after that our team decides. */
  replyBy: Timestamp,
  reply: z.string().nullable(),
  repliedAt: Timestamp.nullable(),
  /** The buyer can ask our team to decide until this time. */
  escalateBy: Timestamp.nullable(),
  escalatedAt: Timestamp.nullable(),
  note: z.string().nullable(),
  settledAt: Timestamp.nullable(),
  /** The actions that the caller may take now. */
  acts: z.array(z.enum(problemActs)),
});
export type OrderProblem = z.infer<typeof OrderProblem>;
