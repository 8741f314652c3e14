import type { PublicProfile } from "@boab/contracts/accounts/profiles";
import { formatMonth } from "@boab/format/dates";
import { getFirstName } from "@boab/format/names";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ProfileHero } from "./profile-hero.tsx";

export function PublicProfileView({ profile }: { profile: PublicProfile }) {
  const firstName = getFirstName(profile.fullName);
  return (
    <Container className="space-y-6 pt-4 pb-18">
      <ProfileHero {...profile} detail={`Member since ${formatMonth(profile.joinedMonth)}`} />
      <EmptyState
        title={`This is ${firstName}'s page`}
        headingLevel="h2"
        picture="stool"
        action={
          <LinkButton to="/directory" variant="secondary">
            Go to directory
          </LinkButton>
        }
      >
        Reviews by {firstName} are on the pages of the businesses they're about.
      </EmptyState>
    </Container>
  );
}
