import { hasCreatorStatus, hasStaffStatus } from "@boab/contracts/accounts/roles";
import { readOwnMediaAccount } from "@boab/contracts/media/accounts";
import { mediaCopy } from "@boab/contracts/media/copy";
import { getFirstName } from "@boab/format/names";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { handleAddVideo, type VideoLookup } from "#areas/media/add-video/add-actions.server.ts";
import { AddVideo } from "#areas/media/add-video/add-video.tsx";
import { addVideoCopy } from "#areas/media/add-video/copy.ts";
import { CreatorForm } from "#areas/media/creator/creator-form.tsx";
import { addVideoPath, myVideosPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { guardMember, memberContext } from "#shell/guards.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { Route } from "./+types/add-video.ts";

export const handle = { isForm: true };

export const middleware = [guardMember];

export const meta = () =>
  buildPageMeta({ title: "Add a video", path: addVideoPath, isIndexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const { account } = await api(request).load(readOwnMediaAccount);
  const mayAdd = hasStaffStatus(member) || hasCreatorStatus(member);
  return { hasPage: account !== null, mayAdd, firstName: getFirstName(member.fullName) };
}

export const action = ({ request }: Route.ActionArgs) => handleAddVideo(request);

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, { add: addVideoCopy.submissionFailed, "look-up": mediaCopy.lookupFailed });

export default function AddVideoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPage, mayAdd, firstName } = loaderData;
  const isAdding = hasPage && mayAdd;
  const create = usePageAction({ onSuccess: () => toast("Your creator page is ready.") });
  return (
    <div
      className={cx(
        "mx-auto w-full px-gutter pt-6 pb-18",
        isAdding ? "max-w-[1360px]" : "max-w-[820px]",
      )}
    >
      {hasPage && (
        <Link
          to={myVideosPath}
          className="inline-flex min-h-11 items-center gap-2 font-[600] hover:underline"
        >
          <ArrowLeftIcon size={18} aria-hidden="true" />
          Your videos
        </Link>
      )}
      {!isAdding && <h1 className="mb-6 type-title">Add a video</h1>}
      {!hasPage ? (
        <Card as="section" aria-labelledby="page">
          <h2 id="page" className="text-xl">
            First, your creator page
          </h2>
          <p className="mt-1 mb-5 text-ink-2">
            Viewers see this beside every video. You only do it once.
          </p>
          <CreatorForm save={create} firstName={firstName} />
        </Card>
      ) : mayAdd ? (
        <AddVideo firstResult={actionData as FormResult<VideoLookup> | undefined} />
      ) : (
        <Note tone="info" title="Almost there">
          <p>Our team approves every creator before their first video.</p>
          <LinkButton to="/account-management" variant="secondary" size="sm" className="mt-3">
            Ask for media access
          </LinkButton>
        </Note>
      )}
    </div>
  );
}
