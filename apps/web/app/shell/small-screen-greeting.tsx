import { Link } from "react-router";
import { useSession } from "#lib/session/session.ts";
import { cx } from "#ui/layout/cx.ts";
import { smallScreenGreeting } from "./navigation.ts";
import { useSignInLink } from "./sign-in-link.ts";

const look = "max-w-[48vw] truncate px-1 py-3 text-sm text-ink-2 md:hidden";

/** `welcome {displayName}` next to the menu button, or the login link (SHELL-24). */
export function SmallScreenGreeting() {
  const session = useSession();
  const signInLink = useSignInLink();
  if (session.firstName) {
    const displayName = session.profile?.fullName ?? session.firstName;
    return <span className={look}>{smallScreenGreeting(displayName)}</span>;
  }
  return (
    <>
      <Link
        to={signInLink.to}
        className={cx(look, session.status === "unknown" && "in-data-signed-in:hidden")}
      >
        {signInLink.label}
      </Link>
      {session.status === "unknown" && (
        <span className={cx(look, "not-in-data-signed-in:hidden")}>
          <span className="after:content-[var(--hint-name)]">{smallScreenGreeting("")}</span>
        </span>
      )}
    </>
  );
}
