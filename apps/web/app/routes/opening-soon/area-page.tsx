import type { ReactNode } from "react";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { CheckList } from "#ui/layout/check-list.tsx";
import { Container } from "#ui/layout/container.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { type AreaPicture, areaPictureAddress } from "./pictures/area-pictures.ts";

interface AreaPageProps {
  title: string;
  /** One paragraph: what this area will be. */
  lead: string;
  points: readonly string[];
  picture: AreaPicture;
  /** The band behind it. Night bands are dark in both themes. */
  band?: "paper" | "sand" | "night";
  chip?: string;
  actions?: ReactNode;
}

const night = "theme-dark on-night text-[#f7f0e4]";
const bands = {
  paper: "bg-paper",
  sand: "bg-sunk",
  night: cx(night, "bg-indigo-800"),
};

/** An area before it opens: what it will be, and how to hear of the opening. */
export function AreaPage({
  title,
  lead,
  points,
  picture,
  band = "paper",
  chip = "Opening soon",
  actions,
}: AreaPageProps) {
  return (
    <section className={cx("h-full", bands[band])}>
      <Container className="grid items-center gap-10 py-10 md:grid-cols-[1.05fr_0.95fr] md:gap-[clamp(32px,6vw,96px)] md:py-16">
        <div>
          <Chip tone="warn" hasDot>
            {chip}
          </Chip>
          <h1 className="mt-5 text-4xl type-title lg:text-[4.25rem] lg:leading-[0.98]">{title}</h1>
          <p className="mt-5 max-w-[46ch] text-lg text-ink-2">{lead}</p>
          <CheckList points={points} />
          <div className="mt-8 flex flex-wrap gap-3">
            {actions}
            <LinkButton to="/newsletter/subscribe" variant={actions ? "secondary" : "primary"}>
              Tell me when it opens
            </LinkButton>
            <LinkButton to="/contact-us" variant={actions ? "quiet" : "secondary"}>
              Contact us
            </LinkButton>
          </div>
        </div>
        <img
          src={areaPictureAddress(picture)}
          alt=""
          width={900}
          height={900}
          className="aspect-square w-full rounded-arch object-cover"
        />
      </Container>
    </section>
  );
}
