import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { TeammateName } from "@boab/contracts/bookings/team-names";
import { getTimeZoneCity } from "@boab/format/calendar";
import { findFirstInvalidField } from "#lib/api/form.ts";
import { LeaveGuard } from "#lib/drafts/leave-guard.tsx";
import { ConflictChoices } from "#ui/feedback/conflict-choices.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { getMonday } from "../calendar-dates.ts";
import { DaysOffSection } from "./days-off-section.tsx";
import { describeOpenHours } from "./describe-open-hours.ts";
import { HoursSection } from "./hours-section.tsx";
import type { ListedPrice } from "./listed-prices.tsx";
import { describeSetting } from "./merge-settings.ts";
import { SaveBar } from "./save-bar.tsx";
import { SectionCard } from "./section-card.tsx";
import { ServicesSection } from "./services-section.tsx";
import { settingsSections } from "./settings-draft.ts";
import { TeamSection } from "./team/team-section.tsx";
import {
  ConfirmingSection,
  NoticeSection,
  OtherBookingWaysSection,
  PaymentSection,
} from "./terms-sections.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

interface BookingSettingsFormProps {
  settings: BookingSettings;
  /** The page's whole list: what has a length there is a service here. */
  priceList: readonly ListedPrice[];
  /** Who of the team was asked to be named. */
  teamNames: readonly TeammateName[];
  slug: string;
  /** The date in the business's time zone. */
  today: string;
  /** Only the owner is led to their payouts and their plan. */
  payoutsPath: string | undefined;
  subscriptionPath: string | undefined;
  bookingAddress: (booking: Pick<BusinessBooking, "id" | "date">) => string;
}

/** All booking settings are edited and saved together. */
export function BookingSettingsForm(props: BookingSettingsFormProps) {
  const { slug, today } = props;
  const settings = useSettingsForm(props.settings, slug);
  const { form, save, saved, changed, conflict, discard, submit } = settings;
  const { draft, change } = form;
  const isDirty = changed.length > 0;
  const hours = describeOpenHours(draft, getMonday(today));

  function send() {
    const fieldErrors = submit();
    const element = save.form.ref.current;
    if (fieldErrors && element) findFirstInvalidField(element, fieldErrors)?.focus();
  }

  return (
    <form
      ref={save.form.ref}
      onInput={save.form.onInput}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <LeaveGuard isDirty={isDirty && !settings.isPending}>You have unsaved changes.</LeaveGuard>
      <Container className="pt-[18px] pb-section md:pt-6">
        <h1 className="text-3xl">Booking settings</h1>
        <p className="mt-1 text-ink-2">
          What people can book, when, and how they pay. All times are{" "}
          {getTimeZoneCity(saved.timeZone)} time.
        </p>
        <div className="mt-4 grid items-start gap-4 lg:mt-6 lg:grid-cols-[230px_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[284px_minmax(0,1fr)] xl:gap-9">
          <div className="grid min-w-0 gap-[18px] lg:sticky lg:top-24">
            <nav
              aria-label="On this page"
              className="no-scrollbar -mx-gutter flex gap-1.5 overflow-x-auto px-gutter lg:mx-0 lg:block lg:px-0"
            >
              {settingsSections.map(({ id, title }) => (
                <a
                  key={id}
                  href={`#${id}`}
                  className="flex min-h-11 flex-none items-center rounded-full border-[1.5px] border-line px-3.5 text-md font-[520] whitespace-nowrap text-ink-2 no-underline hover:bg-sunk lg:rounded-[10px] lg:border-0"
                >
                  {title}
                </a>
              ))}
            </nav>
            <Card className="max-lg:hidden">
              <p className="text-sm text-ink-2">
                <b className="text-ink">{hours.regular}</b> {hours.now}
              </p>
            </Card>
          </div>
          <div className="grid min-w-0 gap-5">
            <SectionCard
              id="taking"
              title="Taking bookings"
              hint={
                draft.acceptsBookings
                  ? saved.acceptsBookings
                    ? "People can book on your page right now."
                    : "People can book on your page once you save."
                  : `Your page says “${bookingCopy.disabled}”. Bookings you've confirmed stay in your calendar.`
              }
              aside={
                <Switch
                  name="acceptsBookings"
                  checked={draft.acceptsBookings}
                  onChange={({ target }) => change({ acceptsBookings: target.checked })}
                >
                  <span className="sr-only">Taking bookings</span>
                </Switch>
              }
            />
            <ServicesSection form={form} priceList={props.priceList} isNew={saved.version === 0} />
            <TeamSection
              form={form}
              today={today}
              naming={{
                names: props.teamNames,
                savedTeam: saved.team,
                timeZone: saved.timeZone,
              }}
              plan={{ name: props.settings.plan, path: props.subscriptionPath }}
            />
            <HoursSection form={form} today={today} />
            <DaysOffSection
              form={form}
              slug={slug}
              today={today}
              bookingAddress={props.bookingAddress}
            />
            <NoticeSection form={form} />
            <ConfirmingSection form={form} />
            <PaymentSection
              form={form}
              canTakePayments={saved.takesPayments}
              payoutsPath={props.payoutsPath}
            />
            <OtherBookingWaysSection form={form} />
            {conflict && isDirty && <ConflictChoices {...conflict} describe={describeSetting} />}
            {settings.isRefused && isDirty && (
              <Note tone="danger" role="alert">
                {save.isConflict
                  ? "Someone else changed these settings while you were editing. Your changes are still here. Save again to compare."
                  : Object.keys(save.failure?.fields ?? {}).length > 0
                    ? "Not saved yet. Please check the marked fields."
                    : save.failure?.error}
              </Note>
            )}
          </div>
        </div>
      </Container>
      <SaveBar changedSections={changed} isPending={settings.isPending} onDiscard={discard} />
    </form>
  );
}
