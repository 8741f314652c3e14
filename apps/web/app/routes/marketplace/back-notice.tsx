import { confirmBackNotice } from "@boab/contracts/marketplace/back-notices";
import { storePageTexts } from "@boab/contracts/marketplace/texts";
import { useActionData } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/back-notice.ts";

export const meta = () =>
  pageMeta({ title: "Confirm your email", path: "/marketplace/back-notice", isIndexed: false });

/** The URL contains a token, so the page must not be cached or leak to other sites. */
export const headers = () => ({ "Cache-Control": PRIVATE_PAGE, "Referrer-Policy": "same-origin" });

/** Mail scanners open links; only a press confirms. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  token: url.searchParams.get("token") ?? "",
});

export async function action({ request }: Route.ActionArgs) {
  const values = await formValues(request);
  const { token = "" } = values;
  return formResult(() => api(request).call(confirmBackNotice, { body: { token } }), values);
}

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function BackNotice({ loaderData: { token } }: Route.ComponentProps) {
  const confirm = usePageAction({ firstResult: useActionData<typeof action>() });
  return (
    <Container className="py-16">
      <h1 className="type-title">Confirm your email</h1>
      {confirm.result?.ok ? (
        <Note tone="ok" role="status" hasFocus className="mt-6 max-w-xl">
          {storePageTexts.backConfirmed}
        </Note>
      ) : (
        <form {...confirm.form} className="mt-6 max-w-xl space-y-5">
          <p className="text-lg text-ink-2">
            We'll email you once when the store is back, and then forget that you asked.
          </p>
          <ActionFailure of={confirm} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" isPending={confirm.isPending} pendingLabel="Confirming">
            Tell me when they're back
          </Button>
        </form>
      )}
    </Container>
  );
}
