/** Links in emails carry this parameter, so that somebody who is signed out gets the log-in page first. */
export const emailMarker = { name: "from", value: "email" } as const;

/** Pages that look missing to strangers, or to whoever isn't their owner. */
const guardedPagePattern =
  /^\/(?:marketplace|media|admin|test-editor|my-account\/articles|directory\/listings)(?:\/|$)/i;

export const mayNeedSignIn = (pathname: string): boolean => guardedPagePattern.test(pathname);

/** Adds the marker to a link whose page may need a log-in. */
export function markEmailLink(url: string): string {
  if (!URL.canParse(url)) return url;
  const marked = new URL(url);
  if (!mayNeedSignIn(marked.pathname)) return url;
  marked.searchParams.set(emailMarker.name, emailMarker.value);
  return marked.href;
}
