import { Link } from "react-router";
import { useSession } from "#lib/session/session.ts";
import { cx } from "#ui/layout/cx.ts";
import { formatSmallScreenGreeting } from "./navigation.ts";
import { useSignInLink } from "./sign-in-link.ts";

const greetingClass = "max-w-[48vw] truncate px-1 py-3 text-sm text-ink-2 md:hidden";

/** Shows `welcome {displayName}` or the login link (SHELL-24). After scrolling, the cart replaces the greeting. */
export function SmallScreenGreeting({ isScrolled }: { isScrolled: boolean }) {
  const session = useSession();
  const signInLink = useSignInLink();
  if (session.firstName) {
    if (isScrolled) return null;
    const displayName = session.profile?.fullName ?? session.firstName;
    return <span className={greetingClass}>{formatSmallScreenGreeting(displayName)}</span>;
  }
  return (
    <>
      <Link
        to={signInLink.to}
        className={cx(greetingClass, session.status === "unknown" && "in-data-signed-in:hidden")}
      >
        {signInLink.label}
      </Link>
      {session.status === "unknown" && (
        <span className={cx(greetingClass, "not-in-data-signed-in:hidden")}>
          <span className="after:content-[var(--hint-name)]">{formatSmallScreenGreeting("")}</span>
        </span>
      )}
    </>
  );
}
