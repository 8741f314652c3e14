import {
  type VideoCategory,
  videoCategories,
  videoCategoryKeys,
} from "@boab/contracts/media/limits";
import { formatCount } from "@boab/format/numbers";
import type { PointerEvent } from "react";
import { Link } from "react-router";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import { useReducedMotion } from "#ui/media/use-reduced-motion.ts";
import { categoryPath } from "../paths.ts";
import { formatTilt } from "./tilt.ts";

const countNouns: Record<VideoCategory, [one: string, more: string]> = {
  music: ["video", "videos"],
  "film-tv": ["title", "titles"],
  "talk-shows": ["episode", "episodes"],
  vlogs: ["video", "videos"],
};

const colours: Record<VideoCategory, string> = {
  music: "text-[#faf5ec]",
  "film-tv": "text-[#faf5ec]",
  "talk-shows": "text-[#faf5ec]",
  vlogs: "text-[#1a1830]",
};

/** Links to the four categories of videos (MEDIA-04). */
export function CategoryCards({ counts }: { counts: Record<VideoCategory, number> }) {
  const isMotionReduced = useReducedMotion();
  const tiltCard = ({
    currentTarget,
    pointerType,
    clientX,
    clientY,
  }: PointerEvent<HTMLElement>) => {
    if (isMotionReduced || pointerType !== "mouse") return;
    const box = currentTarget.getBoundingClientRect();
    currentTarget.style.transform = formatTilt(box, clientX, clientY);
  };
  const resetTilt = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.style.transform = "";
  };
  return (
    <Container as="nav" className="mt-6">
      <h2 className="sr-only">Browse by kind</h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {videoCategoryKeys.map((category) => {
          const name = videoCategories[category];
          const count = counts[category];
          return (
            <li key={category}>
              <Link
                to={categoryPath(category)}
                onPointerMove={tiltCard}
                onPointerLeave={resetTilt}
                className={cx(
                  "relative block aspect-[18/25] overflow-hidden rounded-lg no-underline transition-transform duration-fast motion-reduce:transition-none md:aspect-[305/382]",
                  colours[category],
                )}
              >
                <img
                  src={`/pictures/videos/hero/card-${category}.svg`}
                  alt=""
                  width={610}
                  height={764}
                  loading="lazy"
                  className="absolute inset-0 size-full object-cover"
                />
                <span className="relative block p-3.5 md:p-6">
                  <b className="block text-xl leading-tight type-display md:text-[2.125rem]">
                    {name}
                  </b>
                  <span className="mt-1 block text-sm font-[560] md:text-md">
                    {formatCount(count)} {countNouns[category][count === 1 ? 0 : 1]}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}
