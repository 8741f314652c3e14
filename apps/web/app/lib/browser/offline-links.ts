type Link = Pick<HTMLAnchorElement, "href" | "protocol" | "hasAttribute">;

/** Whether a link needs the network: not one on this page, nor a phone number, an email or a download. */
export function needsNetwork(link: Link, here: string): boolean {
  if (!/^https?:$/.test(link.protocol) || link.hasAttribute("download")) return false;
  const isOnThisPage = link.href.includes("#") && withoutHash(link.href) === withoutHash(here);
  return !isOnThisPage;
}

const withoutHash = (address: string): string => address.split("#")[0] ?? "";
