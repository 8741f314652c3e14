type ClassPart = string | false | null | undefined;

/** Joins class names and drops falsy ones: `cx("p-4", isOpen && "shadow-3")`. */
export function cx(...parts: ClassPart[]): string {
  return parts.filter(Boolean).join(" ");
}
