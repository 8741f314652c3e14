import { Link } from "react-router";
import { Avatar } from "#ui/media/avatar.tsx";
import type { OfferedTeammate } from "./load-offer.server.ts";

/** Those of the team who agreed to be named, each with a link to book them. */
export default function TeamStrip({ team }: { team: readonly OfferedTeammate[] }) {
  return (
    <section aria-labelledby="team-heading" className="mt-14">
      <h2 id="team-heading" className="mb-5 text-2xl">
        The team
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {team.map(({ name, does, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-3.5 no-underline hover:border-ink"
            >
              <Avatar name={name} size={44} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <b className="block font-[640]">{name}</b>
                <span className="line-clamp-2 text-sm text-ink-3">{does}</span>
              </span>
              <span className="link flex-none text-md">
                Book<span className="sr-only"> {name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
