const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that may change something comes from our own pages: Sec-Fetch-Site, or for
 * older browsers the exact Origin (R18).
 */
export function isFromOwnPages(request: Request, publicOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== publicOrigin) return false;
  const site = request.headers.get("sec-fetch-site");
  return site === null ? origin === publicOrigin : site === "same-origin";
}
