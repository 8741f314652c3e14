import { accountPanelTexts } from "@boab/contracts/accounts/texts";
import { pageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";

export const meta = () =>
  pageMeta({ title: accountPanelTexts.closed, path: "/account/closed", isIndexed: false });

export default function AccountClosed() {
  return (
    <Container className="py-section text-center">
      <img src="/brand/boab-mark.svg" alt="" width={72} height={72} className="mx-auto mb-6" />
      <h1 className="type-title">{accountPanelTexts.closed}</h1>
      <p className="mx-auto mt-4 max-w-[52ch] text-lg text-ink-2">
        You are signed out, and your sign-in, your public profile and every listing you owned have
        left the site. Thank you for the time you spent with us. The directory stays open to you,
        and you may join again whenever you like.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/">Go to the home page</LinkButton>
        <LinkButton to="/contact-us" variant="secondary">
          Tell us why
        </LinkButton>
      </div>
    </Container>
  );
}
