import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { formatDayTime } from "@boab/format/calendar";
import { Link } from "react-router";
import { Chip } from "#ui/text/chip.tsx";
import { describeEnd, describePlace, describeWish } from "./waitlist-view.ts";

/** The waiting lists that a member is on, above what they booked. */
export function PlaceList({ places }: { places: readonly WaitlistPlace[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="waiting-lists" className="mb-10">
      <h2 id="waiting-lists" className="mb-4 text-xl">
        Waiting lists
      </h2>
      <ul className="grid gap-3">
        {places.map((place) => (
          <li
            key={place.id}
            className="relative flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-surface p-4 has-focus-visible:outline-3 has-focus-visible:outline-focus md:p-5"
          >
            <div className="min-w-[60%] flex-1">
              <Link
                to={bookingPaths.ownWaitlistPlace(place.id)}
                className="font-[640] no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none"
              >
                {describePlace(place)}
              </Link>
              <p className="text-md text-ink-2">
                {place.offer
                  ? `${formatDayTime(place.offer.startsAt, place.timeZone)} is held for you.`
                  : place.status === "ended"
                    ? describeEnd(place)
                    : describeWish(place)}
              </p>
            </div>
            <Chip tone={place.offer ? "ok" : place.status === "ended" ? "neutral" : "info"} hasDot>
              {place.offer ? "A time opened" : place.status === "ended" ? "Ended" : "Waiting"}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
