import { PlayIcon } from "@phosphor-icons/react/dist/ssr/Play";
import { Link } from "react-router";
import type { CoverImage } from "#ui/media/cover.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { cx } from "./cx.ts";

export interface VideoCardProps {
  to: string;
  title: string;
  channel: string;
  /** "9:27". */
  duration: string;
  image: CoverImage;
  /** How far it was watched, 0 to 100. */
  progress?: number | undefined;
  ratio?: "wide" | "square" | undefined;
}

export function VideoCard(props: VideoCardProps) {
  const { to, title, channel, duration, image, progress, ratio = "wide" } = props;
  return (
    <article className="group relative">
      <div
        className={cx(
          "relative overflow-hidden rounded-[14px] bg-sunk",
          ratio === "wide" ? "aspect-video" : "aspect-square",
        )}
      >
        <Picture
          {...image}
          alt=""
          width={800}
          height={ratio === "wide" ? 450 : 800}
          className="size-full object-cover"
        />
        <span className="absolute bottom-3.5 left-3.5 grid size-12 place-items-center rounded-full bg-[#f7f0e4] text-[#14131f] transition-colors duration-fast group-hover:bg-primary group-hover:text-on-primary">
          <PlayIcon weight="fill" size={20} aria-hidden="true" />
        </span>
        <span className="absolute right-3 bottom-3.5 rounded-[6px] bg-[#14131f]/88 px-2 py-[3px] text-xs font-semibold text-white">
          <span className="sr-only">Length </span>
          {duration}
        </span>
        {progress !== undefined && (
          <span className="absolute inset-x-0 bottom-0 h-1 bg-[#14131f]/50">
            <span className="block h-full bg-accent" style={{ width: `${progress}%` }} />
          </span>
        )}
      </div>
      <h3 className="mt-3 text-[1.1875rem] leading-tight">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-[14px]">
          {title}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-ink-3">{channel}</p>
    </article>
  );
}
