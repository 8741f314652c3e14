import { EmailTestCard } from "#areas/admin/email-test/email-test-card.tsx";
import { sendTestEmail } from "#areas/admin/email-test/send-test-email.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/email-test.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () => buildPageMeta({ title: "Email test", path: "/test", isIndexed: false });

export const action = ({ request, context }: Route.ActionArgs) =>
  sendTestEmail(request, context.get(memberContext).email);

export default function EmailTest() {
  return (
    <>
      <AdminHeading
        title="Email test"
        lead="Send yourself the welcome email to check that our emails arrive."
      />
      <EmailTestCard />
    </>
  );
}
