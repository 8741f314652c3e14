import { useSession } from "#lib/session/session.ts";
import { JoinLink } from "#shell/join-link.tsx";
import { formatMonthCount } from "#shell/public-figures.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { MembershipCarousel } from "./membership-carousel.tsx";

export function Membership({ trialMonths }: { trialMonths: number }) {
  const isSignedIn = useSession().firstName !== null;
  return (
    <section aria-labelledby="membership" className="bg-ochre-400 text-[#1a1830] [--focus:#1a1830]">
      <div className="mx-auto grid w-full max-w-[1360px] items-center gap-8 px-gutter py-[calc(var(--spacing-section)*.85)] lg:grid-cols-[1.1fr_.9fr] lg:gap-16">
        <div>
          <h2 id="membership" className="type-title">
            List your business for free. Grow when you're ready.
          </h2>
          <p className="mt-4 max-w-[46ch] text-lg">
            Basic is free and stays free. Growing is $4.95 a month and Pro is $14.95
            {trialMonths > 0 && `, both with ${formatMonthCount(trialMonths)} free`}.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <JoinLink size="lg" className="bg-[#1a1830]! text-[#faf5ec]! hover:bg-[#33314c]!">
              {isSignedIn ? "Go to directory" : "Become a Member"}
            </JoinLink>
            <LinkButton
              to="/directory/add-business"
              variant="quiet"
              size="lg"
              className="border-[#1a1830]! px-7! text-[#1a1830]! hover:bg-[#1a1830]/8!"
            >
              Register a Business
            </LinkButton>
          </div>
        </div>
        <MembershipCarousel trialMonths={trialMonths} />
      </div>
    </section>
  );
}
