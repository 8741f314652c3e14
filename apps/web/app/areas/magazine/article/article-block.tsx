import { Link } from "react-router";
import type { BlockCard } from "./block-views.ts";

/** The whole card is one link. */
export function ArticleBlock({ card }: { card: BlockCard }) {
  return (
    <aside className="relative my-9 grid grid-cols-[104px_1fr] items-center gap-5 border border-line bg-surface hover:border-ink-3 sm:grid-cols-[168px_1fr]">
      <img
        src={card.image}
        alt=""
        width={336}
        height={336}
        loading="lazy"
        decoding="async"
        className="aspect-square h-full w-full object-cover"
      />
      <p className="py-4 pr-4 text-base leading-normal">
        <Link
          to={card.to}
          className="block text-xl font-[650] after:absolute after:inset-0 hover:underline"
        >
          {card.name}
        </Link>
        <span className="mt-1 block text-ink-2">{card.line}</span>
        <span aria-hidden="true" className="mt-2 block font-[600] text-primary-text">
          {card.label}
        </span>
      </p>
    </aside>
  );
}

/** Shown instead of an item that is no longer for sale. */
export function GoneBlock({ text }: { text: string }) {
  return (
    <aside className="my-9 border border-line bg-sunk px-5 py-4 text-base text-ink-2">{text}</aside>
  );
}

const videoProviders = {
  youtube: { name: "YouTube", address: "https://www.youtube.com/watch?v=" },
  vimeo: { name: "Vimeo", address: "https://vimeo.com/" },
};

interface VideoBlockProps {
  provider: keyof typeof videoProviders;
  id: string;
  title: string;
}

/** The video is a link, so that nothing loads from the provider before somebody opens it. */
export function VideoBlock({ provider, id, title }: VideoBlockProps) {
  const { name, address: baseUrl } = videoProviders[provider];
  return (
    <aside className="my-9 border border-line bg-surface px-5 py-4 text-base">
      <a
        href={`${baseUrl}${encodeURIComponent(id)}`}
        target="_blank"
        rel="noopener"
        className="target-44 link"
      >
        Watch “{title || "the film"}” on {name}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </aside>
  );
}
