import { bookingPaths } from "@boab/contracts/bookings/paths";
import {
  changeWaitlistPlace,
  readWaitlistPlace,
  type WaitlistPlace,
} from "@boab/contracts/bookings/waitlist";
import { runPlaceChange } from "#areas/bookings/waitlist/change-place.server.ts";
import { loadPlace } from "#areas/bookings/waitlist/load-place.server.ts";
import { PlacePage } from "#areas/bookings/waitlist/place-page.tsx";
import { api } from "#lib/api/api.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import type { Route } from "./+types/own-waitlist.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Waiting list",
    path: bookingPaths.ownWaitlistPlace(params.id),
    isIndexed: false,
  });

export async function loader({ params: { id }, request }: Route.LoaderArgs) {
  const [place, profile] = await Promise.all([
    api(request).load(readWaitlistPlace, { params: { placeId: id } }),
    loadCurrentProfile(request),
  ]);
  return {
    view: await loadPlace(request, place),
    person: profile && {
      name: profile.fullName,
      email: profile.email,
      phone: profile.phoneNumber ?? null,
    },
  };
}

export const action = ({ params: { id }, request }: Route.ActionArgs) =>
  runPlaceChange(request, ({ intent, ...values }) =>
    api(request).call(changeWaitlistPlace, {
      params: { placeId: id },
      body: parseFormBody(changeWaitlistPlace, { ...values, ...(intent && { action: intent }) }),
    }),
  );

export default function OwnWaitlist({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PlacePage {...loaderData} firstResult={actionData as FormResult<WaitlistPlace> | undefined} />
  );
}
