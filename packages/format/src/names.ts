/** The first word of a name, in whatever script: `Ọláníyì`. It is empty for a name without letters. */
export const getFirstName = (fullName: string): string => fullName.trim().split(/\s+/u)[0] ?? "";
