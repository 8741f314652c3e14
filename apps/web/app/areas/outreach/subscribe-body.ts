import type { SubscribeBody } from "@boab/contracts/outreach/newsletter";
import type { z } from "zod";

export function subscribeBody(values: Record<string, string>): z.input<typeof SubscribeBody> {
  return {
    email: (values.email ?? "").trim(),
    ...(values.name !== undefined && { name: values.name }),
    ...(values.website !== undefined && { website: values.website }),
  };
}
