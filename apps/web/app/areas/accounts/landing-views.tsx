import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { getFirstName } from "@boab/format/names";
import { fillIn } from "@boab/format/sentences";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import type { ReactNode } from "react";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { landingCopy } from "./copy.ts";
import { LandingPanels, type LandingPaths } from "./landing-panels.tsx";

interface ViewProps {
  profile: FullProfile | null;
  paths: LandingPaths;
}

export function SuccessView({
  profile,
  paths,
  isLocked,
  onContinue,
}: ViewProps & { isLocked: boolean; onContinue: () => void }) {
  const firstName = getFirstName(profile?.fullName ?? "");
  return (
    <Page>
      <CheckCircleIcon
        weight="fill"
        size={64}
        aria-hidden="true"
        className="mx-auto mb-3 text-ok"
      />
      <h1 className="type-title">{landingCopy.thankYou}</h1>
      <p className="mt-2 text-lg text-ink-2">
        Where would you like to start{firstName && `, ${firstName}`}?
      </p>
      <LandingPanels {...paths} />
      <Button
        variant="secondary"
        size="lg"
        disabled={isLocked}
        onClick={onContinue}
        className="mt-7"
      >
        {isLocked && <Spinner />}
        Continue
      </Button>
    </Page>
  );
}

const ownPages = [
  { label: "My bookings", to: "/my-account/bookings" },
  { label: "My orders", to: "/my-account/orders" },
  { label: "Saved", to: "/my-account/saved" },
  { label: "Home", to: "/" },
];

export function WelcomeView({ profile, paths }: ViewProps) {
  const fullName = profile?.fullName ?? "";
  return (
    <Page>
      <Avatar
        name={fullName}
        src={profile?.photoUrl}
        srcSet={profile?.photoSrcSet}
        size={88}
        className="mx-auto mb-4"
      />
      <h1 className="type-title">
        {fillIn(landingCopy.welcomeBack, { "first name": getFirstName(fullName) })}
      </h1>
      <p className="mt-2 text-lg text-ink-2">Pick up where you left off.</p>
      <nav aria-label="Your pages" className="mt-5 flex flex-wrap justify-center gap-3">
        {ownPages.map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="secondary" size="sm">
            {label}
          </LinkButton>
        ))}
      </nav>
      <LandingPanels {...paths} />
    </Page>
  );
}

export function LoadingView() {
  return (
    <Page>
      <h1 className="sr-only">Your account</h1>
      <div className="grid min-h-[420px] place-items-center">
        <Spinner label="Loading" className="size-8 text-primary" />
      </div>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[1040px] px-gutter pt-12 pb-18 text-center">{children}</div>
);
