import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { Link } from "react-router";
import { FieldError } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { ChoiceCard } from "./choice-card.tsx";
import {
  listChangeNoticeOptions,
  listDaysAheadOptions,
  listNoticeOptions,
  listReminderOptions,
  listRequestHoldOptions,
  readNotice,
  toNoticeValue,
} from "./choices.ts";
import { SectionCard } from "./section-card.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

export function NoticeSection({ form: { draft, change } }: { form: SettingsForm }) {
  return (
    <SectionCard id="notice" title="Notice and changes">
      <div className="mt-3.5 grid gap-4 md:grid-cols-2">
        <Select
          label="Latest time to book"
          options={listNoticeOptions(draft)}
          value={toNoticeValue(draft)}
          onChange={({ target }) => change(readNotice(target.value))}
          hint="Walk-ins you add yourself are always fine."
        />
        <Select
          label="How far ahead"
          options={listDaysAheadOptions(draft.daysAhead)}
          value={String(draft.daysAhead)}
          onChange={({ target }) => change({ daysAhead: Number(target.value) })}
        />
        <Select
          label="Move or cancel online until"
          options={listChangeNoticeOptions(draft.changeNoticeHours)}
          value={String(draft.changeNoticeHours)}
          onChange={({ target }) => change({ changeNoticeHours: Number(target.value) })}
          hint="After that, people have to call you. Those who have paid can still cancel, and lose the deposit."
        />
        <Select
          label="Reminder email"
          options={listReminderOptions(draft.reminderHours)}
          value={String(draft.reminderHours)}
          onChange={({ target }) => change({ reminderHours: Number(target.value) })}
        />
      </div>
    </SectionCard>
  );
}

export function ConfirmingSection({ form: { draft, change, getError } }: { form: SettingsForm }) {
  return (
    <SectionCard id="confirming" title="Confirming">
      <fieldset className="mt-4 grid gap-3 md:grid-cols-2">
        <legend className="sr-only">How bookings are confirmed</legend>
        <ChoiceCard
          type="radio"
          name="confirmsInstantly"
          title="I confirm each request"
          checked={!draft.confirmsInstantly}
          onChange={() => change({ confirmsInstantly: false })}
        >
          {draft.requestHoldHours === 0
            ? "A time is only theirs once you say yes."
            : `A time is held for ${draft.requestHoldHours} ${draft.requestHoldHours === 1 ? "hour" : "hours"}, so that you can answer first.`}
        </ChoiceCard>
        <ChoiceCard
          type="radio"
          name="confirmsInstantly"
          title="Confirm straight away"
          checked={draft.confirmsInstantly}
          onChange={() => change({ confirmsInstantly: true })}
        >
          The first person to book a free time gets it.
        </ChoiceCard>
      </fieldset>
      {!draft.confirmsInstantly && (
        <Select
          label="While a request waits for you, its time is"
          name="requestHoldHours"
          options={listRequestHoldOptions(draft.requestHoldHours)}
          value={String(draft.requestHoldHours)}
          onChange={({ target }) => change({ requestHoldHours: Number(target.value) })}
          hint="Held times can't be booked by anyone else. Only for people who've confirmed their email, one time each. When it ends, we tell them and the time is free again."
          className="mt-4"
        />
      )}
      <TextArea
        label="Message with each confirmation"
        counter="Optional"
        name="messageToCustomers"
        rows={2}
        maxLength={1000}
        value={draft.messageToCustomers}
        onChange={({ target }) => change({ messageToCustomers: target.value })}
        hint="Where to park, what to bring."
        error={getError("messageToCustomers")}
        className="mt-4"
      />
    </SectionCard>
  );
}

interface PaymentSectionProps {
  form: SettingsForm;
  /** True if the owner can receive card payments. */
  canTakePayments: boolean;
  /** Undefined for everyone but the owner, who alone can set up payouts. */
  payoutsPath: string | undefined;
}

export function PaymentSection({ form, canTakePayments, payoutsPath }: PaymentSectionProps) {
  const { draft, change, getError } = form;
  return (
    <SectionCard id="payment" title="Payment">
      <div className="mt-4 grid gap-3 md:grid-cols-2">
        <ChoiceCard
          type="checkbox"
          name="payLater"
          title="Pay later"
          checked={draft.payLater}
          onChange={(payLater) => change({ payLater })}
        >
          In person, by card or cash.
        </ChoiceCard>
        <ChoiceCard
          type="checkbox"
          name="payNow"
          title="Pay now"
          checked={draft.payNow}
          // A way to pay that is on can always be turned off.
          disabled={!canTakePayments && !draft.payNow}
          onChange={(payNow) => change({ payNow })}
          aside={
            canTakePayments ? (
              <Chip tone="ok" icon={<CheckCircleIcon weight="fill" size={14} aria-hidden="true" />}>
                Ready
              </Chip>
            ) : (
              <Chip tone="warn">Not ready</Chip>
            )
          }
        >
          By card when they book. Money goes to {payoutsPath ? "your" : "the owner's"} account.
        </ChoiceCard>
      </div>
      {getError("payLater") && <FieldError>{getError("payLater")}</FieldError>}
      {canTakePayments ? (
        <p className="mt-2 text-xs text-ink-3">
          People choose when they book. Turn one off to offer only the other.
        </p>
      ) : (
        <p className="mt-2 text-sm text-ink-2">
          {payoutsPath ? (
            <>
              To take cards,{" "}
              <Link className="link" to={payoutsPath}>
                set up payouts
              </Link>{" "}
              first.
            </>
          ) : (
            "To take cards, the owner has to set up payouts first."
          )}
          {draft.payNow && " Until then, people can't pay when they book."}
        </p>
      )}
    </SectionCard>
  );
}

/** BOOK-05: customers can also call, or book on the business's own site. */
export function OtherBookingWaysSection({
  form: { draft, change, getError },
}: {
  form: SettingsForm;
}) {
  return (
    <SectionCard
      id="other"
      title="Other ways to book"
      hint="Shown next to your times, for people who'd rather call."
    >
      <div className="mt-3.5 grid gap-4 md:grid-cols-2">
        <TextField
          label="Phone"
          counter="Optional"
          name="bookingPhone"
          type="tel"
          value={draft.bookingPhone}
          onChange={({ target }) => change({ bookingPhone: target.value })}
          error={getError("bookingPhone")}
        />
        <TextField
          label="Your own booking link"
          counter="Optional"
          name="bookingLink"
          type="url"
          placeholder="https://"
          value={draft.bookingLink}
          onChange={({ target }) => change({ bookingLink: target.value })}
          error={getError("bookingLink")}
        />
      </div>
    </SectionCard>
  );
}
