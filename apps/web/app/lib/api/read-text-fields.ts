/** The text fields of a form, also the empty ones. Files are sent on their own. */
export function readTextFields(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") texts[name] = value;
  return texts;
}
