import { idempotencyKeyField } from "#lib/api/form.ts";

/** What a form sent, without the key that each form carries. */
export async function readPostedValues(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  form.delete(idempotencyKeyField);
  return Object.fromEntries(form) as Record<string, string>;
}
