import { PauseIcon } from "@phosphor-icons/react/dist/ssr/Pause";
import { PlayIcon } from "@phosphor-icons/react/dist/ssr/Play";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import { explorePath } from "../paths.ts";
import type { Film } from "./film.ts";
import { HeroFilm } from "./hero-film.tsx";
import { heroWords, wordIntervalMs } from "./rotation.ts";
import { SoundToggle } from "./sound-toggle.tsx";
import { useRotation } from "./use-rotation.ts";

/** Shows a silent film beside a changing word; one button pauses both. */
export function MediaHero({ film }: { film: Film }) {
  const {
    at: wordIndex,
    isRunning,
    isMotionReduced: isStill,
    toggle,
  } = useRotation(heroWords.length, wordIntervalMs);
  return (
    <section aria-labelledby="media-title" className="relative md:min-h-[560px]">
      <div className="relative h-[clamp(280px,70vw,400px)] overflow-hidden rounded-bl-[120px] md:absolute md:z-10 md:inset-y-0 md:right-0 md:h-auto md:w-[55%] md:rounded-l-[330px]">
        <HeroFilm film={film} isRunning={isRunning} wordIndex={wordIndex} />
        {!isStill && (
          <div className="absolute right-4 bottom-4 rounded-full bg-[#14131f] text-[#f7f0e4] noscript:hidden">
            <IconButton
              label={isRunning ? "Pause animation" : "Play animation"}
              icon={isRunning ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
              onClick={toggle}
              className="rounded-full! text-inherit! hover:bg-[#35324a]!"
            />
          </div>
        )}
      </div>
      <Container className="relative py-8 md:flex md:min-h-[560px] md:flex-col md:justify-center md:py-16">
        <h1
          id="media-title"
          className="type-title text-[clamp(2.5rem,6.2vw,5.25rem)]! leading-[1.04]! md:max-w-[44%]"
        >
          Our stories, <br />
          played loud.
          {/* Read once, as a whole; what changes is for the eye. */}
          <span className="sr-only"> Music, videos, films, shows, podcasts and news.</span>
          <span aria-hidden="true" className="block text-[#e0a32e]" data-testid="rotating-word">
            {heroWords[wordIndex]}
          </span>
        </h1>
        <p className="mt-4 max-w-[34ch] text-lg text-ink-2">
          Music videos, films and talk from creators across the diaspora in Australia.
        </p>
        <div className="mt-7 flex flex-wrap gap-2.5 max-md:*:px-5 md:gap-3">
          <LinkButton to={explorePath} size="lg">
            Explore Now
          </LinkButton>
          <SoundToggle />
        </div>
      </Container>
    </section>
  );
}
