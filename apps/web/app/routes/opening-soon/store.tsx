import { redirect } from "react-router";
import { pageMeta } from "#lib/format/meta.ts";
import { decodeUserId } from "#lib/session/encoded-user-id.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import type { Route } from "./+types/store.ts";
import { AreaPage } from "./area-page.tsx";

export async function loader({ params, request }: Route.LoaderArgs) {
  const userId = decodeUserId(params.encodedUserId);
  if (!userId) throw redirect(pageNotFoundPath);
  const viewer = await currentProfile(request);
  return { isOwn: viewer?.id === userId };
}

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({ title: "Store", path: location.pathname, isIndexed: false });

export default function Store({ loaderData: { isOwn } }: Route.ComponentProps) {
  return (
    <AreaPage
      title={isOwn ? "Your store is coming soon" : "This store is coming soon"}
      lead={
        isOwn
          ? "You'll be able to tell your story, add items with photos, sizes and colours, see what's sold and set up your payouts."
          : "You'll be able to meet the seller and see what they make and what's in stock."
      }
      points={[
        "A cover, a logo and a story",
        "Items with photos, sizes, colours and stock",
        "Orders and payouts in one place",
      ]}
      picture="store"
      band="sand"
      actions={<LinkButton to="/marketplace-onboarding">How selling works</LinkButton>}
    />
  );
}
