import { PauseIcon } from "@phosphor-icons/react/dist/ssr/Pause";
import { PlayIcon } from "@phosphor-icons/react/dist/ssr/Play";
import { IconButton } from "#ui/actions/icon-button.tsx";
import type { useCarousel } from "#ui/media/use-carousel.ts";
import { type HeroSlide, heroIntervalMs } from "./hero-slides.ts";

interface HeroControlsProps {
  slides: readonly HeroSlide[];
  carousel: ReturnType<typeof useCarousel>;
}

/** A pause button, and one progress bar per slide. */
export function HeroControls({ slides, carousel }: HeroControlsProps) {
  const Icon = carousel.isPlaying ? PauseIcon : PlayIcon;
  return (
    <div className="on-night flex flex-none items-center justify-center gap-1 text-white noscript:hidden">
      <IconButton
        label={carousel.isPlaying ? "Pause slides" : "Play slides"}
        icon={<Icon weight="fill" size={20} />}
        onClick={carousel.togglePlay}
        className="text-white hover:bg-white/15"
      />
      {slides.map((slide, position) => (
        <button
          key={slide.mood}
          type="button"
          aria-label={`Slide ${position + 1} of ${slides.length}`}
          aria-current={position === carousel.index || undefined}
          onClick={() => carousel.go(position)}
          className="grid h-11 w-12 place-items-center"
        >
          <span className="h-[5px] w-10 overflow-hidden rounded-full bg-white/40">
            {position === carousel.index && <Progress isRunning={carousel.isRunning} />}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Fills while its slide shows; full when paused. */
function Progress({ isRunning }: { isRunning: boolean }) {
  if (!isRunning) return <span className="block h-full bg-white" />;
  return (
    <span
      className="block h-full origin-left bg-white transition-transform ease-linear starting:scale-x-0"
      style={{ transitionDuration: `${heroIntervalMs}ms` }}
    />
  );
}
