const safeProtocols = new Set(["https:", "http:", "mailto:"]);

/**
 * Whether an article may contain a link: a web URL, an email, or a path of our site (`/directory`). A link that
 * browsers could read differently (control characters, spaces, backslashes, a user name before the host) is refused.
 */
export function isSafeLink(href: string): boolean {
  if (!/^[\x21-\x5B\x5D-\x7E\u00A1-\uFFFF]+$/.test(href)) return false;
  if (href.startsWith("/")) return !href.startsWith("//");
  const url = URL.parse(href);
  if (!url || !safeProtocols.has(url.protocol) || url.username !== "" || url.password !== "")
    return false;
  return url.protocol === "mailto:" ? url.pathname.includes("@") : url.hostname !== "";
}
