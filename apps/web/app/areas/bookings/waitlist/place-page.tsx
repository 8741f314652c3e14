import type { WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { formatClock, getTimeZoneCity } from "@boab/format/calendar";
import { formatLongDay, formatTime } from "@boab/format/dates";
import { HourglassIcon } from "@phosphor-icons/react/dist/ssr/Hourglass";
import type { FormResult } from "#lib/api/form.ts";
import { type PageAction, usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Chip } from "#ui/text/chip.tsx";
import type { KnownPerson } from "../book/customer-fields.tsx";
import { bookPath } from "../paths.ts";
import { useReloadOnRefusal } from "../use-chosen-slot.ts";
import { waitlistSuccessCopy } from "./copy.ts";
import type { PlaceView } from "./load-place.server.ts";
import { TakeOfferForm } from "./take-offer-form.tsx";
import { describeEnd, describePlace, describeWish } from "./waitlist-view.ts";

interface PlacePageProps {
  view: PlaceView;
  /** The signed-in member, whose details fill the form. */
  person: KnownPerson | null;
  firstResult: FormResult<WaitlistPlace> | undefined;
}

/** Somebody on a waiting list joins it, takes or declines what is offered, or leaves. Opening a link alone does nothing. */
export function PlacePage({ view, person, firstResult }: PlacePageProps) {
  const { place, terms } = view;
  const change = usePageAction<WaitlistPlace>({
    firstResult,
    onSuccess: (_place, { intent = "" }) => toast(waitlistSuccessCopy[intent] ?? "Saved."),
    // An offer that ended meanwhile is no longer on the page.
    onFailure: useReloadOnRefusal(),
  });
  const { offer, status } = place;
  const chip = getChip(place);
  return (
    <Container className="pt-8 pb-18">
      <Chip tone={chip.tone} hasDot>
        {chip.label}
      </Chip>
      <h1 className="mt-3 type-title">{getTitle(place)}</h1>
      <p className="mt-3 mb-8 max-w-[62ch] text-lg text-ink-2">{getLead(place)}</p>
      {offer && terms && (
        <Card isPadded={false} className="mb-6 max-w-[720px] overflow-hidden">
          <p className="flex gap-3 bg-warn-soft px-5 py-4 text-on-warn-soft md:px-7">
            <HourglassIcon
              weight="fill"
              size={20}
              aria-hidden="true"
              className="mt-0.5 flex-none"
            />
            <b>
              We're holding it for you until {formatTime(offer.answerBy, place.timeZone)}{" "}
              {getTimeZoneCity(place.timeZone)} time.
            </b>
          </p>
          <div className="p-5 md:p-7">
            <h2 className="text-2xl">{formatLongDay(offer.date)}</h2>
            <p className="mt-1 text-lg">
              {formatClock(offer.start)} to {formatClock(offer.end)},{" "}
              {getTimeZoneCity(place.timeZone)} time
            </p>
            <p className="mt-1 mb-6 text-ink-2">{describePlace(place)}</p>
            <TakeOfferForm
              place={place}
              offer={offer}
              terms={terms}
              person={person}
              readAt={view.readAt}
              firstResult={firstResult}
            />
            <SimpleAction
              of={change}
              intent="decline"
              offerId={offer.id}
              label="Decline, and keep my place"
              className="mt-4"
            />
          </div>
        </Card>
      )}
      <ActionFailure of={change} className="mb-4 max-w-[720px]" />
      <div className="flex flex-wrap gap-3">
        {status === "unverified" && (
          <SimpleAction of={change} intent="join" label="Join the waiting list" isMain />
        )}
        {status !== "ended" && (
          <SimpleAction
            of={change}
            intent="leave"
            label={status === "unverified" ? "Don't join" : "Leave the waiting list"}
          />
        )}
        {status === "ended" && (
          <LinkButton to={bookPath(place.business.slug)}>See free times</LinkButton>
        )}
      </div>
    </Container>
  );
}

function getChip({ offer, status }: WaitlistPlace) {
  if (status === "ended") return { tone: "neutral", label: "Ended" } as const;
  if (status === "unverified") return { tone: "warn", label: "One more step" } as const;
  return offer
    ? ({ tone: "ok", label: "A time opened" } as const)
    : ({ tone: "info", label: "Waiting" } as const);
}

function getTitle({ offer, status, business }: WaitlistPlace): string {
  if (status === "ended") return `The waiting list of ${business.businessName}`;
  if (status === "unverified") return `Wait for a time at ${business.businessName}?`;
  return offer ? "A time opened for you" : `You're waiting for ${business.businessName}`;
}

function getLead(place: WaitlistPlace): string {
  if (place.status === "ended") return describeEnd(place);
  const wish = `${describePlace(place)}: ${describeWish(place)}.`;
  return place.offer || place.status === "unverified"
    ? wish
    : `${wish} If a time opens, we'll email you and hold it for you for 30 minutes.`;
}

interface SimpleActionProps {
  of: PageAction<WaitlistPlace>;
  intent: "join" | "decline" | "leave";
  offerId?: string;
  label: string;
  isMain?: boolean;
  className?: string;
}

/** One button that needs no other field, and works without JavaScript. */
const SimpleAction = ({ of, intent, offerId, label, isMain, className }: SimpleActionProps) => (
  <PageForm {...of.form} className={className}>
    <input type="hidden" name="intent" value={intent} />
    {offerId && <input type="hidden" name="offerId" value={offerId} />}
    <Button
      type="submit"
      variant={isMain ? "primary" : "secondary"}
      isPending={of.isPending && of.pendingValues?.intent === intent}
      pendingLabel="Saving"
    >
      {label}
    </Button>
  </PageForm>
);
