import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import { SignOutIcon } from "@phosphor-icons/react/dist/ssr/SignOut";
import { UserIcon } from "@phosphor-icons/react/dist/ssr/User";
import { Link, useSubmit } from "react-router";
import type { SessionView } from "#lib/session/session.ts";
import { useSession } from "#lib/session/session.ts";
import { Menu, type MenuItem } from "#ui/actions/menu.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { formatGreeting } from "./navigation.ts";
import { listPersonLinks } from "./person-links.tsx";
import { useSignInLink } from "./sign-in-link.ts";

const pillClass =
  "flex h-11 items-center gap-2.5 rounded-full border border-line bg-surface text-md font-[550] whitespace-nowrap hover:border-line-strong";

/** `Hi, {first name}` with its menu, or `login/register`. */
export function AccountSlot({ className }: { className?: string }) {
  const session = useSession();
  if (session.status === "visitor") return <SignIn className={className} />;
  if (session.firstName) return <AccountMenu session={session} className={className} />;
  // Before hydration the HTML is the same for everyone: both are rendered, and the hint cookie decides which shows.
  return (
    <>
      <SignIn className={cx(className, "in-data-signed-in:hidden!")} />
      <span className={cx(className, "not-in-data-signed-in:hidden!")}>
        <span className={cx(pillClass, "pr-3 pl-[5px]")}>
          <PlaceholderAvatar />
          <span className="after:content-[var(--hint-name)]">{formatGreeting("")}</span>
        </span>
      </span>
    </>
  );
}

function SignIn({ className }: { className?: string | undefined }) {
  const { to, label } = useSignInLink();
  return (
    <span className={className}>
      <Link to={to} className={cx(pillClass, "px-4")}>
        {label}
      </Link>
    </span>
  );
}

interface AccountMenuProps {
  session: SessionView;
  className?: string | undefined;
}

function AccountMenu({ session: { profile, firstName }, className }: AccountMenuProps) {
  const submit = useSubmit();
  const items: MenuItem[] = [
    ...listPersonLinks(profile, "large"),
    {
      label: "Sign Out",
      icon: <SignOutIcon size={20} />,
      startsGroup: true,
      onSelect: () => submit(null, { method: "post", action: "/sign-out" }),
    },
  ];
  return (
    <Menu
      className={className}
      triggerClassName={cx(pillClass, "pr-3 pl-[5px]")}
      items={items}
      trigger={
        <>
          {profile ? (
            <Avatar
              name={profile.fullName}
              src={profile.photoUrl}
              srcSet={profile.photoSrcSet}
              size={34}
            />
          ) : (
            <PlaceholderAvatar />
          )}
          <span className="max-w-[16ch] truncate">{formatGreeting(firstName ?? "")}</span>
          <CaretDownIcon weight="bold" size={14} aria-hidden="true" />
        </>
      }
    />
  );
}

const PlaceholderAvatar = () => (
  <span className="grid size-[34px] place-items-center rounded-full bg-sunk text-ink-3">
    <UserIcon size={18} aria-hidden="true" />
  </span>
);
