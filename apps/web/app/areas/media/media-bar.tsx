import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link, NavLink } from "react-router";
import { scrollFocusedIntoView } from "#ui/actions/scroll-focused-into-view.ts";
import { Container } from "#ui/layout/container.tsx";
import { addVideoPath, categoryPath, libraryPath, mediaPath, videosPath } from "./paths.ts";

const link =
  "relative inline-flex min-h-12 flex-none items-center px-2.5 text-md font-[540] whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:font-[650] aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0 aria-[current]:after:h-[3px] aria-[current]:after:bg-primary sm:px-3";

/** There is one set of pages, with the header's labels (MEDIA-06, X-55). */
const pages = [
  { label: "Music", to: categoryPath("music") },
  { label: "Videos", to: videosPath },
  { label: "Movies", to: categoryPath("film-tv") },
  { label: "Blog", to: categoryPath("vlogs") },
];

export function MediaBar({ mayAdd, isMember }: { mayAdd: boolean; isMember: boolean }) {
  return (
    <Container className="flex items-center justify-between gap-2 print:hidden">
      <Link to={mediaPath} className={`${link} -ml-2.5 gap-1.5 text-ink! sm:-ml-3`}>
        <ArrowLeftIcon size={16} aria-hidden="true" />
        Browse
      </Link>
      <nav
        aria-label="Media"
        onFocus={scrollFocusedIntoView}
        className="no-scrollbar -mr-2.5 flex min-w-0 overflow-x-auto sm:-mr-3"
      >
        {pages.map(({ label, to }) => (
          <NavLink key={label} to={to} className={link}>
            {label}
          </NavLink>
        ))}
        {isMember && (
          <NavLink to={libraryPath} className={link}>
            Your list
          </NavLink>
        )}
        {mayAdd && (
          <NavLink to={addVideoPath} className={link}>
            Add a video
          </NavLink>
        )}
      </nav>
    </Container>
  );
}
