/** One field takes either; an `@` tells which. */
export function contactOf(typed: string): { customerEmail?: string; customerPhone?: string } {
  const contact = typed.trim();
  if (contact === "") return {};
  return contact.includes("@") ? { customerEmail: contact } : { customerPhone: contact };
}
