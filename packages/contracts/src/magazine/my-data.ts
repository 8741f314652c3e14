import { z } from "zod";

/** What the magazine holds of a member. */
export const MagazineData = z.strictObject({
  /** The name under which their articles stand. */
  author: z.strictObject({ slug: z.string(), name: z.string(), bio: z.string() }).nullable(),
});
export type MagazineData = z.infer<typeof MagazineData>;
