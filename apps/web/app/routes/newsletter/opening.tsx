import { isPublicArea, type LaunchArea, launchAreas } from "@boab/contracts/common/access";
import { isKeyOf } from "@boab/contracts/common/guards";
import { redirect } from "react-router";
import { submitLaunchReminder } from "#areas/outreach/newsletter.server.ts";
import { OpeningForm } from "#areas/outreach/opening-form.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { openingPath } from "#lib/launch/opening-path.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import type { Route } from "./+types/opening.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";

// The page changes the moment its area opens, so it isn't cached.
export const headers = () => ({ "Cache-Control": PRIVATE_CACHE_CONTROL });

function parseArea(name: string): LaunchArea {
  if (!isKeyOf(launchAreas, name)) throw redirect(pageNotFoundPath);
  return name;
}

export async function loader({ params }: Route.LoaderArgs) {
  const area = parseArea(params.area);
  return { area, isOpen: isPublicArea(area, await readLaunchSwitches()) };
}

export const action = ({ request, params }: Route.ActionArgs) =>
  submitLaunchReminder(request, parseArea(params.area));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Opening soon",
    path: openingPath(loaderData?.area ?? "marketplace"),
    isIndexed: false,
  });

const leadByArea: Record<LaunchArea, string> = {
  marketplace:
    "Cloth, coffee, records and furniture from African-owned sellers in Australia. We're getting the first stores ready.",
  media: "Music, films, talks and vlogs by creators here. We're getting the first videos ready.",
  wellbeing: "Our magazine about food, hair, work and home. We're getting the first issue ready.",
};

export default function Opening({ loaderData, actionData }: Route.ComponentProps) {
  const { area, isOpen } = loaderData;
  const { name, path } = launchAreas[area];
  if (isOpen)
    return (
      <NewsletterFrame title={`${name} is open`} lead="Thanks for waiting. Come and look around.">
        <LinkButton to={path}>{`Go to ${name}`}</LinkButton>
      </NewsletterFrame>
    );
  return (
    <NewsletterFrame title={`${name} opens soon`} lead={leadByArea[area]}>
      <OpeningForm key={area} firstResult={actionData} />
    </NewsletterFrame>
  );
}
