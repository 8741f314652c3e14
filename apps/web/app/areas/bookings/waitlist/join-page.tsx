import { getTimeZoneCity } from "@boab/format/calendar";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { useId } from "react";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { FieldError } from "#ui/forms/field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { StyleInputs } from "../book/book-form.tsx";
import { describeBookedService } from "../describe-booked-service.ts";
import { bookHref, bookPath, myBookingsPath } from "../paths.ts";
import type { Joined } from "./join.server.ts";
import type { JoinView } from "./load-join.server.ts";
import { describeWish, type WaitlistDay } from "./waitlist-view.ts";

interface JoinPageProps {
  business: { slug: string; name: string };
  view: JoinView;
  /** The signed-in member's email. */
  email: string | null;
  firstResult: FormResult<Joined> | undefined;
}

/** Somebody whom no free time suits says for when they wait, with or without an account. */
export function JoinPage({ business, view, email, firstResult }: JoinPageProps) {
  const join = usePageAction<Joined>({ firstResult, skipsRevalidation: true });
  const { service, style, date } = view;
  const back = bookHref(business.slug, {
    service: service?.id,
    ...(service?.style && { style }),
    ...(date && { date, from: date }),
  });
  if (join.result?.ok)
    return <JoinedCard joined={join.result.response} back={bookPath(business.slug)} />;
  return (
    <Container className="pt-5 pb-section md:pt-8">
      <Link
        to={back}
        className="inline-flex min-h-11 items-center gap-2 text-md font-semibold no-underline"
      >
        <ArrowLeftIcon weight="bold" size={16} aria-hidden="true" />
        Back to the times
      </Link>
      <h1 className="mt-4 type-title">Tell me if a time opens</h1>
      <p className="mt-3 mb-8 max-w-[62ch] text-lg text-ink-2">
        Join the waiting list
        {service
          ? ` for ${describeBookedService({ serviceTitle: service.title, style: service.style })}`
          : ""}{" "}
        at {business.name}. If somebody cancels, we email the first on the list whom the time suits,
        and hold it for them for 30 minutes.
      </p>
      <PageForm {...join.form} noValidate className="grid max-w-[720px] gap-7">
        <HoneypotField />
        {service && <input type="hidden" name="serviceId" value={service.id} />}
        {service?.style && <StyleInputs style={service.style} />}
        <DayChoice
          days={view.days}
          chosen={date}
          error={join.getError("dates")}
          getValue={join.getValue}
          hasFailed={join.failure !== undefined}
        />
        <fieldset>
          <legend className="mb-1 text-lg font-[650]">What time of day?</legend>
          <p className="mb-3 text-md text-ink-2">
            Leave both empty if any start suits. Times are {getTimeZoneCity(view.timeZone)} time.
          </p>
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label="Earliest start"
              counter="Optional"
              name="earliestStart"
              type="time"
              step={900}
              defaultValue={join.getValue("earliestStart")}
              error={join.getError("earliestStart")}
            />
            <TextField
              label="Latest start"
              counter="Optional"
              name="latestStart"
              type="time"
              step={900}
              defaultValue={join.getValue("latestStart")}
              error={join.getError("latestStart")}
            />
          </div>
        </fieldset>
        {email === null ? (
          <TextField
            label="Email"
            name="customerEmail"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={join.getValue("customerEmail")}
            error={join.getError("customerEmail")}
            hint="We'll email you a link to join, and then if a time opens. Nothing else."
          />
        ) : (
          <p className="text-md text-ink-2">
            <input type="hidden" name="customerEmail" value={email} />
            We'll email you at <b>{email}</b>.
          </p>
        )}
        <Card>
          <h2 className="text-lg">How it works</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-md text-ink-2">
            <li>We only email between 8 am and 8 pm, and never less than two hours ahead.</li>
            <li>Decline a time and you keep your place. Let two pass and you leave the list.</li>
            <li>You can wait for three services here, and leave at any time.</li>
          </ul>
        </Card>
        <div>
          <ActionFailure of={join} className="mb-4" />
          <Button type="submit" size="lg" isPending={join.isPending} pendingLabel="Joining">
            Join the waiting list
          </Button>
        </div>
      </PageForm>
    </Container>
  );
}

interface DayChoiceProps {
  days: readonly WaitlistDay[];
  chosen: string | null;
  error: string | undefined;
  getValue: (field: string) => string | undefined;
  /** Whether the form came back: then what was checked decides, and no longer where somebody came from. */
  hasFailed: boolean;
}

function DayChoice({ days, chosen, error, getValue, hasFailed }: DayChoiceProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-lg font-[650]">Which days suit?</legend>
      <p className="mb-3 text-md text-ink-2">Choose up to ten.</p>
      {days.length === 0 && <p>No days can be booked online in these weeks.</p>}
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-5 md:grid-cols-6">
        {days.map(({ date, title, note }) => (
          <label
            key={date}
            className="relative flex min-h-16 cursor-pointer flex-col items-center justify-center rounded-md border-[1.5px] border-line-strong bg-surface px-1 text-center hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              name={`day.${date}`}
              value={date}
              aria-invalid={error ? true : undefined}
              defaultChecked={hasFailed ? getValue(`day.${date}`) !== undefined : chosen === date}
              className="peer sr-only"
            />
            <span className="text-md font-[620]">{title}</span>
            <span className="text-xs text-ink-2">{note}</span>
            <CheckIcon
              weight="bold"
              size={14}
              aria-hidden="true"
              className="invisible absolute top-1.5 right-1.5 text-primary peer-checked:visible"
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function JoinedCard({ joined: { place, message }, back }: { joined: Joined; back: string }) {
  return (
    <Container className="py-12 md:py-18">
      <Card className="mx-auto max-w-[560px]">
        <Chip tone={place ? "ok" : "warn"} hasDot>
          {place ? "Waiting" : "One more step"}
        </Chip>
        <h1 tabIndex={-1} ref={takeFocus} className="mt-3 text-3xl">
          {place ? "You're on the list" : "Check your email"}
        </h1>
        <p role="status" className="mt-2 text-ink-2">
          {message}
        </p>
        {place && <p className="mt-3">{describeWish(place)}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          {place && <LinkButton to={myBookingsPath}>See your bookings</LinkButton>}
          <LinkButton to={back} variant="quiet">
            Back to the times
          </LinkButton>
        </div>
      </Card>
    </Container>
  );
}
