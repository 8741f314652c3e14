import { closingCopy } from "#areas/accounts/closing/copy.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";

export const meta = () =>
  buildPageMeta({ title: closingCopy.closed, path: "/account/closed", isIndexed: false });

export default function AccountClosed() {
  return (
    <Container className="py-section text-center">
      <img src="/brand/boab-mark.svg" alt="" width={72} height={72} className="mx-auto mb-6" />
      <h1 className="type-title">{closingCopy.closed}</h1>
      <p className="mx-auto mt-4 max-w-[52ch] text-lg text-ink-2">
        You've been signed out, and your login, public profile and listings have been removed from
        the site. Thanks for being part of Boab. You can still browse the directory, and you're
        welcome back any time.
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
