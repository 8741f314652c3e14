import { z } from "zod";
import { Timestamp } from "../common/fields.ts";
import { problemActs, problemKinds, problemStates } from "./problem-limits.ts";

/** A problem with an order, as buyer, store and admins see it. */
export const OrderProblem = z.strictObject({
  kind: z.enum(problemKinds),
  /** Of the items it is about. */
  itemNumbers: z.array(z.int()),
  state: z.enum(problemStates),
  /** Texts are null once their writer has closed their account. */
  details: z.string().nullable(),
  /** Opened by their number, by those who see the problem. */
  photos: z.array(z.strictObject({ number: z.int(), width: z.int(), height: z.int() })),
  reportedAt: Timestamp,
  /** Until then the store replies; after that our team decides. */
  replyBy: Timestamp,
  reply: z.string().nullable(),
  repliedAt: Timestamp.nullable(),
  /** Until then the buyer can ask us to decide. */
  escalateBy: Timestamp.nullable(),
  escalatedAt: Timestamp.nullable(),
  note: z.string().nullable(),
  settledAt: Timestamp.nullable(),
  /** What whoever asks may do now. */
  acts: z.array(z.enum(problemActs)),
});
export type OrderProblem = z.infer<typeof OrderProblem>;
