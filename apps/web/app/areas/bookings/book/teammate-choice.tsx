import type { NamedTeammate } from "@boab/contracts/bookings/team-names";
import { UsersThreeIcon } from "@phosphor-icons/react/dist/ssr/UsersThree";
import { useLocation } from "react-router";
import { PillLink } from "#ui/actions/pill.tsx";
import { scrollFocusedIntoView } from "#ui/actions/scroll-focused-into-view.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Avatar } from "#ui/media/avatar.tsx";

interface TeammateChoiceProps {
  team: readonly NamedTeammate[];
  chosen: NamedTeammate | null;
  /** True where somebody was chosen who can't be any more. */
  isGone: boolean;
}

/** Whose times are shown. The choice lives in the URL, so that it also works without JavaScript. */
export function TeammateChoice({ team, chosen, isGone }: TeammateChoiceProps) {
  const { pathname, search } = useLocation();
  const makeHref = (key: string | null) => {
    const params = new URLSearchParams(search);
    params.delete("with");
    if (key !== null) params.set("with", key);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
  return (
    <>
      {team.length > 0 && (
        <nav aria-labelledby="with-whom" className="mb-7" onFocus={scrollFocusedIntoView}>
          <h2 id="with-whom" className="mb-3 text-lg font-[650]">
            With whom
          </h2>
          <ul className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 md:mx-0 md:flex-wrap md:px-0">
            <li>
              <PillLink to={makeHref(null)} replace isOn={chosen === null}>
                <UsersThreeIcon size={20} aria-hidden="true" />
                Anyone
              </PillLink>
            </li>
            {team.map(({ key, name }) => (
              <li key={key}>
                <PillLink
                  to={makeHref(key)}
                  replace
                  isOn={chosen?.key === key}
                  className="max-w-[240px] pl-1.5"
                >
                  <Avatar name={name} size={28} />
                  <span className="truncate">{name}</span>
                </PillLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isGone && (
        <Note tone="warn" role="status" className="mb-7">
          The person you chose can't be booked by name for this. These are everyone's times.
        </Note>
      )}
    </>
  );
}
