const base = "https://next.invalid";

/** A path on this site, or the fallback. Never another origin (X4). */
export function toSafeNextPath(value: string | null | undefined, fallback = "/"): string {
  if (!value?.startsWith("/") || value[1] === "/" || value[1] === "\\") return fallback;
  // Browsers drop tabs and line breaks in URLs, which could reveal a second slash.
  if (hasControlCharacter(value) || !URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  return url.origin === base && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : fallback;
}

const hasControlCharacter = (text: string) =>
  [...text].some((character) => character < " " || character === "\u007f");

/** `/register`, which returns to `next` afterwards. `mode` preselects Login or Register. */
export function getRegisterPath(next?: string, mode?: "login" | "register"): string {
  const params = [
    ...(mode ? [`mode=${mode}`] : []),
    ...(next && toSafeNextPath(next) !== "/"
      ? [`next=${encodeURIComponent(toSafeNextPath(next))}`]
      : []),
  ];
  return params.length > 0 ? `/register?${params.join("&")}` : "/register";
}

export const pageNotFoundPath = "/?pageNotFound=404";

/** Where somebody confirms or changes their email. */
export const securityPath = "/account-management#security-title";
