import { maxHolidayMessageLength } from "@boab/contracts/marketplace/limits";
import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { storePath } from "../paths.ts";
import { storeFormCopy } from "./copy.ts";

/** Lets the seller start and end a holiday. */
export function HolidayForm({ store }: { store: OwnStore }) {
  const save = usePageAction({
    action: storePath(store.slug),
    onSuccess: () => toast(storeFormCopy.saved),
  });
  const isOnHoliday = store.holiday !== null;
  return (
    <Card as="section" aria-labelledby="holiday">
      <h2 id="holiday" className="text-xl">
        Holiday mode
      </h2>
      <p className="mt-1 max-w-[58ch] text-md text-ink-2">
        {isOnHoliday
          ? "Your page says that you're away, and nothing can be bought. We'll email everyone who asked as soon as you're back."
          : "Your page stays up and says that you're away. Nothing can be bought until you're back."}
      </p>
      <PageForm {...save.form} className="mt-4 grid gap-4.5">
        <ActionFailure of={save} title={storeFormCopy.updateFailed} />
        <input type="hidden" name="intent" value="holiday" />
        <input type="hidden" name="isOn" value={isOnHoliday ? "no" : "yes"} />
        {!isOnHoliday && (
          <>
            <TextField
              label="Back on"
              counter="Optional"
              name="backOn"
              type="date"
              error={save.getError("holiday.backOn")}
              hint="Your store opens again by itself that day."
              className="max-w-60"
            />
            <TextArea
              label="Message and automatic reply"
              counter="Optional"
              name="message"
              rows={3}
              maxLength={maxHolidayMessageLength}
              error={save.getError("holiday.message")}
              hint="Shown on your page, and emailed to whoever asks when you're back."
            />
          </>
        )}
        <Button
          type="submit"
          variant={isOnHoliday ? "primary" : "secondary"}
          isPending={save.isPending}
          pendingLabel="Saving"
          className="justify-self-start"
        >
          {isOnHoliday ? "I'm back: open my store" : "Go on holiday"}
        </Button>
      </PageForm>
    </Card>
  );
}
