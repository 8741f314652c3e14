import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import type { SocialView } from "./business-view.ts";
import { listingPageCopy } from "./copy.ts";
import { SectionFrame } from "./section-frame.tsx";

export function Socials({ socials }: { socials: SocialView[] }) {
  return (
    <SectionFrame name="socials" isTitleHidden hiddenTitleClassName="-mt-9">
      {socials.length === 0 ? (
        <p className="text-ink-2">{listingPageCopy.noSocials}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {socials.map((social) => (
            <li key={social.network}>
              <SocialLink social={social} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

function SocialLink({ social: { network, label, text, href } }: { social: SocialView }) {
  return (
    <a
      href={href}
      rel="noopener nofollow ugc"
      target="_blank"
      className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 text-md font-[560] no-underline hover:border-ink pointer-coarse:min-h-11"
    >
      <SpriteIcon name={network} className="flex-none" />
      <span className="sr-only">{network === "website" ? "" : `${label}: `}</span>
      <span className="truncate">{text}</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
