import { z } from "zod";
import { states } from "./limits.ts";

export const StateCode = z.enum(states);

/** An Australian locality and its centre. */
export const Suburb = z.strictObject({
  id: z.int(),
  name: z.string(),
  postcode: z.string().regex(/^\d{4}$/),
  state: StateCode,
  latitude: z.number(),
  longitude: z.number(),
});
export type Suburb = z.infer<typeof Suburb>;
