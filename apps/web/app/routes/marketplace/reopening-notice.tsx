import { storeCopy } from "@boab/contracts/marketplace/copy";
import { confirmBackNotice } from "@boab/contracts/marketplace/store-reopening-notices";
import { useActionData } from "react-router";
import { reopeningNoticeLinks } from "#areas/marketplace/stores/reopening-notice-links.server.ts";
import { api } from "#lib/api/api.server.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/reopening-notice.ts";

export const meta = () =>
  buildPageMeta({
    title: "Confirm your email",
    path: "/marketplace/back-notice",
    isIndexed: false,
  });

/** The page is personal, so it must not be cached, and its URL must not reach other sites. */
export const headers = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "strict-origin",
});

/** Only the button confirms, because mail scanners open links. The token is removed from the URL (X-105). */
export function loader({ url }: Route.LoaderArgs) {
  const tokenRedirect = reopeningNoticeLinks.exchange(url);
  if (tokenRedirect) throw tokenRedirect;
  return null;
}

export function action({ request, url }: Route.ActionArgs) {
  const token = reopeningNoticeLinks.read(request, url);
  return runFormCall(() => api(request).call(confirmBackNotice, { body: { token } }));
}

export default function ReopeningNotice() {
  const confirm = usePageAction({ firstResult: useActionData<typeof action>() });
  return (
    <Container className="py-16">
      <h1 className="type-title">Confirm your email</h1>
      {confirm.result?.ok ? (
        <Note tone="ok" role="status" hasFocus className="mt-6 max-w-xl">
          {storeCopy.backConfirmed}
        </Note>
      ) : (
        <PageForm {...confirm.form} className="mt-6 max-w-xl space-y-5">
          <p className="text-lg text-ink-2">
            We'll email you once when the store is back, and then forget that you asked.
          </p>
          <ActionFailure of={confirm} />
          <Button type="submit" isPending={confirm.isPending} pendingLabel="Confirming">
            Tell me when they're back
          </Button>
        </PageForm>
      )}
    </Container>
  );
}
