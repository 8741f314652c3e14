import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listDeletedListings } from "@boab/contracts/directory/administration";
import { useFreshSignIn } from "#areas/accounts/fresh-sign-in/use-fresh-sign-in.tsx";
import { DeletedListings } from "#areas/admin/listings/deleted-listings.tsx";
import { actOnListing } from "#areas/admin/listings/listing-acts.server.ts";
import { readRows, shownRows } from "#areas/admin/shown-rows.ts";
import { api } from "#lib/api/api.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { config, identityForBrowser } from "#lib/http/config.server.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/listings.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Deleted listings", path: "/admin/listings", isIndexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const profile = context.get(memberContext);
  const client = api(request);
  const { rows, hasMore } = await readRows(shownRows(url.searchParams), 100, (query) =>
    client.load(listDeletedListings, { query }),
  );
  return {
    rows,
    hasMore,
    mayPurge: isFullAdmin(profile),
    person: { id: profile.id, email: profile.email },
    identity: identityForBrowser(config),
  };
}

export const action = ({ request }: Route.ActionArgs) => actOnListing(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function Listings({ loaderData }: Route.ComponentProps) {
  const { person, identity, ...panel } = loaderData;
  const { run, dialog } = useFreshSignIn({ person, identity });
  return (
    <>
      <AdminHeading
        title="Deleted listings"
        lead="Hidden from everyone and permanently deleted after 30 days. Oldest first, dates in Sydney time."
      />
      <DeletedListings {...panel} run={run} />
      {dialog}
    </>
  );
}
