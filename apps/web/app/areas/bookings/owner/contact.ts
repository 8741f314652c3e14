/** One field takes an email or a phone number; an `@` means email. */
export function parseContact(typed: string): { customerEmail?: string; customerPhone?: string } {
  const contact = typed.trim();
  if (contact === "") return {};
  return contact.includes("@") ? { customerEmail: contact } : { customerPhone: contact };
}
