import { type PreviewedEmail, previewEmails } from "@boab/contracts/development/emails";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Chip } from "#ui/text/chip.tsx";
import type { Route } from "./+types/mail.ts";

export const meta = () => [{ title: "Letters | Boab" }, { name: "robots", content: "noindex" }];

/** For developers: every email, rendered by the real templates. */
export async function loader({ request }: Route.LoaderArgs) {
  if (config.environment === "production") throw redirect(pageNotFoundPath);
  return api(request).load(previewEmails);
}

export default function Mail({ loaderData: { data: emails } }: Route.ComponentProps) {
  return (
    <Container className="pt-12 pb-section">
      <h1 className="type-title">Letters</h1>
      <p className="mt-2.5 max-w-[60ch] text-lg text-ink-2">
        Every letter the product sends, with invented facts, as HTML and as text.
      </p>
      <nav aria-label="Letters" className="mt-6 flex flex-wrap gap-x-5 gap-y-1">
        {emails.map(({ kind, subject }) => (
          <a key={kind} href={`#${kind}`} className="link inline-flex min-h-11 items-center">
            {subject}
          </a>
        ))}
      </nav>
      <div className="mt-8 space-y-8">
        {emails.map((email) => (
          <EmailCard key={email.kind} email={email} />
        ))}
      </div>
    </Container>
  );
}

function EmailCard({ email: { kind, when, subject, html, text } }: { email: PreviewedEmail }) {
  const headingId = `${kind}-subject`;
  return (
    <Card as="article" aria-labelledby={headingId} className="scroll-mt-24">
      <div id={kind} className="flex scroll-mt-28 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={headingId} className="text-xl">
          {subject}
        </h2>
        <Chip>{kind}</Chip>
      </div>
      <p className="mt-1 text-md text-ink-2">{when}</p>
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        {/* Sandboxed: an email is only displayed; nothing in it runs or navigates. */}
        <iframe
          title={`${subject}, as HTML`}
          sandbox=""
          srcDoc={html}
          className="h-[560px] w-full rounded-md border border-line bg-white"
        />
        <section
          aria-label={`${subject}, as text`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
          tabIndex={0}
          className="max-h-[560px] overflow-auto rounded-md bg-sunk p-4"
        >
          <pre className="font-mono text-sm break-words whitespace-pre-wrap">{text}</pre>
        </section>
      </div>
    </Card>
  );
}
