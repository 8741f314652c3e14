import type { PublicProfile } from "@boab/contracts/accounts/profiles";
import { firstNameOf, formatMonth } from "#lib/format/format.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ProfileHero } from "./profile-hero.tsx";

export function PublicProfileView({ profile }: { profile: PublicProfile }) {
  return (
    <Container className="space-y-6 pt-4 pb-18">
      <ProfileHero {...profile} detail={`Member since ${formatMonth(profile.joinedMonth)}`} />
      <EmptyState
        title="Nothing here yet"
        headingLevel="h2"
        picture="stool"
        action={
          <LinkButton to="/directory" variant="secondary">
            Go to directory
          </LinkButton>
        }
      >
        Listings, reviews and articles by {firstNameOf(profile.fullName)} will appear on this page.
      </EmptyState>
    </Container>
  );
}
