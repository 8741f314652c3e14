import { z } from "zod";

/** The magazine's part of a member's data export. */
export const MagazineData = z.strictObject({
  /** The name shown on their articles. */
  author: z.strictObject({ slug: z.string(), name: z.string(), bio: z.string() }).nullable(),
});
export type MagazineData = z.infer<typeof MagazineData>;
