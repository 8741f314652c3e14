import { z } from "zod";
import { text } from "../common/fields.ts";
import { getKeys } from "../common/keys.ts";
import { businessFieldCopy } from "./copy.ts";
import { HttpsLink } from "./listing-fields.ts";

interface Network {
  label: string;
  /** The network's hosts, without `www.` and `m.`. */
  hosts: readonly string[];
  /** The URL of a handle, which already has its @. */
  address(handle: string): string;
}

export const networks = {
  facebook: {
    label: "Facebook",
    hosts: ["facebook.com", "fb.com", "fb.me"],
    address: (handle) => `https://www.facebook.com/${handle.slice(1)}`,
  },
  x: {
    label: "X",
    hosts: ["x.com", "twitter.com"],
    address: (handle) => `https://x.com/${handle.slice(1)}`,
  },
  instagram: {
    label: "Instagram",
    hosts: ["instagram.com"],
    address: (handle) => `https://www.instagram.com/${handle.slice(1)}`,
  },
  tiktok: {
    label: "TikTok",
    hosts: ["tiktok.com"],
    address: (handle) => `https://www.tiktok.com/${handle}`,
  },
  youtube: {
    label: "YouTube",
    hosts: ["youtube.com", "youtu.be"],
    address: (handle) => `https://www.youtube.com/${handle}`,
  },
} as const satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;
export const networkNames = getKeys(networks);

// A handle of dots only would change the path of the URL.
const handlePattern = /^@?(?=.*\w)[\w.-]{1,60}$/;
const isNetworkHost = (host: string, network: Network) =>
  network.hosts.includes(host.toLowerCase().replace(/^(www|m)\./, ""));

/** A handle or a link as the full link; undefined when it is neither. */
export function toSocialLink(name: NetworkName, typed: string): string | undefined {
  const text = typed.trim();
  if (handlePattern.test(text) && !isNetworkHost(text, networks[name]))
    return networks[name].address(text.startsWith("@") ? text : `@${text}`);
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || url.username || url.password || url.port) return undefined;
  if (!isNetworkHost(url.hostname, networks[name])) return undefined;
  url.protocol = "https:";
  return url.href;
}

/** These path segments name a type of page and aren't an account's handle. */
const isPageTypeSegment = (part: string) =>
  /^(channel|c|user|watch|shorts|profile\.php|pages|groups|people|p|reel|share)$/i.test(part);

/** The handle where there is one, otherwise the link without its scheme. */
export function toSocialHandle(link: string): string {
  const first = URL.parse(link)?.pathname.split("/")[1];
  if (first && !isPageTypeSegment(first)) return `@${first.replace(/^@/, "")}`;
  return link.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}

const social = (name: NetworkName) =>
  text(300).transform((typed, context) => {
    if (typed.trim() === "") return null;
    const link = toSocialLink(name, typed);
    if (link) return link;
    context.addIssue({
      code: "custom",
      message: businessFieldCopy.wrongNetwork.replace("{network}", networks[name].label),
    });
    return z.NEVER;
  });

/** The links as typed; an empty string removes a link. */
export const SocialsInput = z.strictObject({
  facebook: social("facebook").nullable(),
  x: social("x").nullable(),
  instagram: social("instagram").nullable(),
  tiktok: social("tiktok").nullable(),
  youtube: social("youtube").nullable(),
  website: text(500)
    .transform((typed) => typed.trim() || null)
    .pipe(HttpsLink.nullable())
    .nullable(),
});

/** The links as stored and shown, with their full URL. */
export const Socials = z.strictObject({
  facebook: z.string().nullable(),
  x: z.string().nullable(),
  instagram: z.string().nullable(),
  tiktok: z.string().nullable(),
  youtube: z.string().nullable(),
  website: z.string().nullable(),
});
export type Socials = z.infer<typeof Socials>;

export const noSocials: Socials = {
  facebook: null,
  x: null,
  instagram: null,
  tiktok: null,
  youtube: null,
  website: null,
};
