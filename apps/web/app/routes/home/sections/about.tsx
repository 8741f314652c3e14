import type { PublicFigures } from "#shell/public-figures.ts";
import { picturePath } from "../pictures/picture-names.ts";
import { aboutPanels, makeHighlights } from "./about-panels.ts";

/** Radio buttons and CSS, so that the toggle works without JavaScript. */
export function About({ figures }: { figures: PublicFigures }) {
  return (
    <section aria-label="About Boab" className="overflow-hidden bg-sunk">
      <div className="mx-auto grid w-full max-w-[1360px] px-gutter lg:grid-cols-[1.1fr_.9fr] lg:gap-[clamp(2rem,7vw,7rem)]">
        <div className="group/about pt-section pb-10 lg:pb-section">
          <AboutToggle />
          <div className="mt-8 grid">
            {aboutPanels.map((panel) => (
              <div
                key={panel.id}
                className={`col-start-1 row-start-1 ${visibilityClasses[panel.id]}`}
              >
                <h2 className="type-title">{panel.heading}</h2>
                <div className="mt-5 space-y-3.5 text-lg text-ink-2">
                  {panel.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </div>
            ))}
          </div>
          <dl className="mt-10 grid grid-cols-3 gap-4 md:flex md:gap-12">
            {makeHighlights(figures).map((highlight) => (
              <div key={highlight.label} className="flex flex-col">
                <dt className="order-2 max-w-[16ch] text-sm text-ink-3 md:text-md">
                  {highlight.label}
                </dt>
                <dd className="type-display text-[2rem] leading-[1.15] md:text-[2.5rem]">
                  {highlight.figure}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative -mx-gutter h-60 lg:mr-[calc((100vw-min(100vw,1360px))/-2-var(--spacing-gutter))] lg:ml-0 lg:h-auto">
          <img
            src={picturePath("family-cloth")}
            alt=""
            width={900}
            height={800}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
    </section>
  );
}

/* Both panels keep their space, so that switching doesn't shift the layout. */
const visibilityClasses = {
  about: "group-has-[[value=mission]:checked]/about:invisible",
  mission: "invisible group-has-[[value=mission]:checked]/about:visible",
};

function AboutToggle() {
  return (
    <fieldset className="relative inline-flex gap-0.5 rounded-md">
      <legend className="sr-only">Read about</legend>
      {aboutPanels.map((panel) => (
        <label
          key={panel.id}
          className="flex min-h-11 items-center rounded-[9px] px-4 text-md font-semibold text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="about"
            value={panel.id}
            defaultChecked={panel.id === "about"}
            className="sr-only"
          />
          {panel.label}
        </label>
      ))}
    </fieldset>
  );
}
