import { ListIcon } from "@phosphor-icons/react/dist/ssr/List";
import { SignInIcon } from "@phosphor-icons/react/dist/ssr/SignIn";
import { SignOutIcon } from "@phosphor-icons/react/dist/ssr/SignOut";
import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, NavLink, useLocation } from "react-router";
import { useSession } from "#lib/session/session.ts";
import { iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { MenuRow } from "#ui/actions/menu-row.tsx";
import { Logo } from "#ui/media/logo.tsx";
import { useLaunchSwitches } from "./launch-switches.ts";
import { listHeaderLinks } from "./navigation.ts";
import { listPersonLinks } from "./person-links.tsx";
import { usePortalItems } from "./portal-menu.tsx";
import { useSignInLink } from "./sign-in-link.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const panelId = "small-screen-menu";

/** A native popover, so that the menu opens without JavaScript. */
export function SmallScreenMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes after each navigation.
  useEffect(() => panel.current?.hidePopover?.(), [key]);

  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label="Menu"
        className={`${iconButtonStyle} -mr-2.5 md:hidden!`}
      >
        <ListIcon size={26} />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="whole-screen open:animate-rise md:hidden!"
      >
        <div className="flex h-16 items-center justify-between px-gutter">
          <Link to="/" aria-label="Boab home">
            <Logo label="" className="h-8" />
          </Link>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={`${iconButtonStyle} -mr-2.5`}
          >
            <XIcon size={26} />
          </button>
        </div>
        <div className="px-gutter pb-10">
          <MainLinks />
          <hr className="my-5 border-line" />
          <PersonLinks />
          <hr className="my-5 border-line" />
          <PortalRows />
          <hr className="my-5 border-line" />
          <ThemeChoice />
        </div>
      </div>
    </>
  );
}

function MainLinks() {
  const { profile } = useSession();
  return (
    <nav aria-label="Main, small screen">
      {listHeaderLinks(profile, useLaunchSwitches()).map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end={link.to === "/"}
          className="type-display block py-2 text-[2rem] leading-tight aria-[current]:text-primary-text"
        >
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}

const row = "flex min-h-11 w-full items-center gap-3 font-[560]";

function PersonLinks() {
  const session = useSession();
  const signInLink = useSignInLink();
  if (!session.firstName) {
    return (
      <RowLink to={signInLink.to} icon={<SignInIcon size={20} />}>
        {signInLink.label}
      </RowLink>
    );
  }
  return (
    <>
      {listPersonLinks(session.profile, "small").map(({ to, label, icon }) => (
        <RowLink key={to} to={to} icon={icon}>
          {label}
        </RowLink>
      ))}
      <Form method="post" action="/sign-out">
        <button type="submit" className={row}>
          <SignOutIcon size={20} /> Sign Out
        </button>
      </Form>
    </>
  );
}

function RowLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={row}>
      {icon} {children}
    </Link>
  );
}

/** Entries that aren't among the large links above. */
function PortalRows() {
  const { profile } = useSession();
  const mainLinkPaths = listHeaderLinks(profile, useLaunchSwitches()).map((link) => link.to);
  const items = usePortalItems().filter((item) => !mainLinkPaths.includes(item.to ?? ""));
  return (
    <nav aria-label="All areas">
      <ul className="-mx-3">
        {items.map((item) => (
          <MenuRow key={item.id} item={{ ...item, startsGroup: false }} />
        ))}
      </ul>
    </nav>
  );
}
