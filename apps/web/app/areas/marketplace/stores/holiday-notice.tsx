import { storeCopy } from "@boab/contracts/marketplace/copy";
import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { formatLongDay } from "@boab/format/dates";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { storePath } from "../paths.ts";

/** Says that the store is on holiday, and offers to notify people when it is back. */
export function HolidayNotice({ store }: { store: PublicStore }) {
  const ask = usePageAction<{ message: string }>({
    action: storePath(store.slug),
    skipsRevalidation: true,
  });
  if (!store.holiday) return null;
  const { backOn, message } = store.holiday;
  const sent = ask.result?.ok ? ask.result.response.message : undefined;
  return (
    <section
      aria-labelledby="on-holiday"
      className="theme-dark on-night mt-8 grid gap-8 rounded-xl bg-indigo-800 p-6 text-ink md:grid-cols-[1.2fr_.8fr] md:items-center md:p-9"
    >
      <div>
        <h2 id="on-holiday" className="text-2xl">
          {backOn ? `Back on ${formatLongDay(backOn)}` : "Away for a while"}
        </h2>
        {message && <p className="mt-2 max-w-[52ch] text-ink-2">{message}</p>}
        <p className="mt-2 text-md text-ink-2">Nothing can be bought here until they're back.</p>
      </div>
      {sent ? (
        <Note tone="ok" role="status" hasFocus>
          {sent}
        </Note>
      ) : (
        <PageForm {...ask.form} className="relative">
          <input type="hidden" name="intent" value="ask-back" />
          <HoneypotField />
          <ActionFailure of={ask} field="email" className="mb-3" />
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="Tell me when they're back"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              placeholder="you@example.com"
              className="min-w-0 flex-1 basis-52"
            />
            <Button type="submit" variant="accent" isPending={ask.isPending} pendingLabel="Sending">
              Tell me
            </Button>
          </div>
          <p className="mt-2 text-sm text-ink-2">{storeCopy.backConsent}</p>
        </PageForm>
      )}
    </section>
  );
}
