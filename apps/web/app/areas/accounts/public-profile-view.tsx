import type { PublicProfile } from "@boab/contracts/accounts/profiles";
import { firstNameOf, formatMonth } from "#lib/format.ts";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ProfileHero } from "./profile-hero.tsx";

/** What everybody may see of a person. */
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
