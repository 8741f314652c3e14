type Link = Pick<HTMLAnchorElement, "href" | "protocol" | "hasAttribute">;

/** Whether a link needs the network. Links within the page, phone numbers, emails and downloads don't. */
export function needsNetwork(link: Link, pageUrl: string): boolean {
  if (!/^https?:$/.test(link.protocol) || link.hasAttribute("download")) return false;
  const isOnThisPage = link.href.includes("#") && withoutHash(link.href) === withoutHash(pageUrl);
  return !isOnThisPage;
}

const withoutHash = (url: string): string => url.split("#")[0] ?? "";
