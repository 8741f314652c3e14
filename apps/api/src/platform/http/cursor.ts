/** An opaque position in a list: the sort key of its last row. */
export const writeCursor = (key: string[]): string =>
  Buffer.from(JSON.stringify(key)).toString("base64url");

/** Returns an empty list for a made-up cursor; the caller decides what that means. */
export function readCursor(cursor: string): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(key) && key.every((part) => typeof part === "string") ? key : [];
  } catch {
    return [];
  }
}
