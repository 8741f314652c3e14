import {
  type LaunchArea,
  launchAreas,
  maySeeMedia,
  maySeeWellbeingLink,
} from "@boab/contracts/common/access";
import { BookOpenIcon } from "@phosphor-icons/react/dist/ssr/BookOpen";
import { BriefcaseIcon } from "@phosphor-icons/react/dist/ssr/Briefcase";
import { FilmSlateIcon } from "@phosphor-icons/react/dist/ssr/FilmSlate";
import type { ComponentType } from "react";
import { openingLabel, openingPath } from "#lib/launch/opening-path.ts";
import { useSession } from "#lib/session/session.ts";
import { useLaunchSwitches } from "#shell/launch-switches.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";

interface AreaCard {
  title: string;
  text: string;
  Icon: ComponentType<{ size: number; className?: string }>;
  open: { label: string; to: string };
  /** The area's launch switch, while the area is closed to this person. */
  closedArea?: LaunchArea | undefined;
}

/** The areas besides the directory and the marketplace. Closed areas offer an email when they open. */
export function MoreAreas() {
  const { profile } = useSession();
  const switches = useLaunchSwitches();
  const cards: AreaCard[] = [
    {
      title: "Watch",
      text: "Music, short films, talks and days in the life, filmed by people here.",
      Icon: FilmSlateIcon,
      open: { label: "Go to Media", to: launchAreas.media.path },
      closedArea: maySeeMedia(profile, switches) ? undefined : "media",
    },
    {
      title: "Read",
      text: "Wellbeing, our magazine: food, hair, work and home, written by people who know.",
      Icon: BookOpenIcon,
      open: { label: "Go to Wellbeing", to: launchAreas.wellbeing.path },
      closedArea: maySeeWellbeingLink(profile, switches) ? undefined : "wellbeing",
    },
    {
      title: "Work",
      text: "Jobs at businesses in the directory. Apply in a few minutes, without an account.",
      Icon: BriefcaseIcon,
      open: { label: "Find a job", to: "/directory/jobs" },
    },
  ];
  return (
    <Container className="py-section">
      <section aria-labelledby="more-areas">
        <h2 id="more-areas" className="type-title">
          More on Boab
        </h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {cards.map(({ title, text, Icon, open: areaLink, closedArea }) => (
            <li
              key={title}
              className="flex flex-col items-start rounded-lg border border-line bg-surface p-5 md:p-6"
            >
              <Icon size={32} className="text-primary-text" />
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-1.5 mb-5 text-ink-2">
                {text}
                {closedArea && " It opens soon."}
              </p>
              <LinkButton
                to={closedArea ? openingPath(closedArea) : areaLink.to}
                variant="secondary"
                size="sm"
                className="mt-auto"
              >
                {closedArea ? openingLabel : areaLink.label}
                {closedArea && <span className="sr-only">: {launchAreas[closedArea].name}</span>}
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
