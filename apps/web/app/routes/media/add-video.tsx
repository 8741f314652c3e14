import { isAdmin, isMediaCreator } from "@boab/contracts/accounts/roles";
import { readOwnMediaAccount } from "@boab/contracts/media/accounts";
import { mediaTexts } from "@boab/contracts/media/texts";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { changeAdding, type MeantVideo } from "#areas/media/add-video/add-actions.server.ts";
import { AddVideo } from "#areas/media/add-video/add-video.tsx";
import { CreatorForm } from "#areas/media/creator/creator-form.tsx";
import { addVideoPath, myVideosPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { firstNameOf } from "#lib/format/format.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { Route } from "./+types/add-video.ts";

export const handle = { isForm: true };

export const meta = () => pageMeta({ title: "Add a video", path: addVideoPath, isIndexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const { account } = await api(request).load(readOwnMediaAccount);
  const mayAdd = isAdmin(member) || isMediaCreator(member);
  return { hasPage: account !== null, mayAdd, firstName: firstNameOf(member.fullName) };
}

export const action = ({ request }: Route.ActionArgs) => changeAdding(request);

export const clientAction = (args: Route.ClientActionArgs) =>
  orUnreachable(args, { add: mediaTexts.submissionFailed, "look-up": mediaTexts.lookupFailed });

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
        <AddVideo firstResult={actionData as FormResult<MeantVideo> | undefined} />
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
