const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that may change something comes from our own pages. It checks Sec-Fetch-Site or, for older
 * browsers, the exact Origin (R18).
 */
export function isFromOwnPages(request: Request, publicOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const originHeader = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  // A page with `no-referrer` sends the origin "null", so only Sec-Fetch-Site can confirm that the request is ours.
  const origin = originHeader === "null" && site === "same-origin" ? null : originHeader;
  if (origin !== null && origin !== publicOrigin) return false;
  return site === null ? origin === publicOrigin : site === "same-origin";
}
