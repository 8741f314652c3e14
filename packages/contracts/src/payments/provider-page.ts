import { z } from "zod";

/** A page of the payment provider to go to. */
export const ProviderPage = z.strictObject({ url: z.url() });
