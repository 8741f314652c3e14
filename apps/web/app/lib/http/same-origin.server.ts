const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that may change something comes from our own pages: what the browser says
 * about the page behind it, or, from older browsers, the exact origin (R18).
 */
export function isFromOwnPages(request: Request, publicOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== publicOrigin) return false;
  const site = request.headers.get("sec-fetch-site");
  return site === null ? origin === publicOrigin : site === "same-origin";
}
