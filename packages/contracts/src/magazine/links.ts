const safeProtocols = new Set(["https:", "http:", "mailto:"]);

/**
 * Whether a link may stand in an article: a web address, an email address, or a page of ours (`/directory`). Anything
 * a browser would read differently from us (control characters, spaces, backslashes, a name before the host) is not.
 */
export function isSafeLink(href: string): boolean {
  if (!/^[\x21-\x5B\x5D-\x7E\u00A1-\uFFFF]+$/.test(href)) return false;
  if (href.startsWith("/")) return !href.startsWith("//");
  const url = URL.parse(href);
  if (!url || !safeProtocols.has(url.protocol) || url.username !== "" || url.password !== "")
    return false;
  return url.protocol === "mailto:" ? url.pathname.includes("@") : url.hostname !== "";
}
