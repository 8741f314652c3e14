import { clearProgress, readWatching } from "@boab/contracts/media/watching";
import { VideoCard } from "#areas/media/lists/video-card.tsx";
import { VideoGrid } from "#areas/media/lists/video-grid.tsx";
import { explorePath, libraryPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { guardMember } from "#shell/guards.server.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/library.ts";

export const middleware = [guardMember];

export const meta = () =>
  buildPageMeta({ title: "Your list", path: libraryPath, isIndexed: false });

export const loader = ({ request }: Route.LoaderArgs) => api(request).load(readWatching);

export const action = ({ request }: Route.ActionArgs) =>
  runFormCall(() => api(request).call(clearProgress));

export default function Library({ loaderData: { later, started } }: Route.ComponentProps) {
  const clear = usePageAction({ onSuccess: () => toast("Cleared.") });
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Your list</h1>
      <p className="mt-2 mb-8 text-ink-2">
        What you saved for later, and what you haven't finished. Only you see this.
      </p>
      {started.length > 0 && (
        <section aria-labelledby="started" className="mb-12">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="started" className="text-xl">
              Continue watching
            </h2>
            <PageForm {...clear.form}>
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                isPending={clear.isPending}
                pendingLabel="Clearing"
              >
                Clear all
              </Button>
            </PageForm>
          </div>
          <ActionFailure of={clear} className="mb-4" />
          <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
            {started.map(({ progress, ...video }) => (
              <li key={video.vid_Id}>
                <VideoCard video={video} progress={progress} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="later">
        <h2 id="later" className="mb-4 text-xl">
          Watch later
        </h2>
        {later.length === 0 ? (
          <EmptyState
            title="Nothing saved yet"
            headingLevel="h3"
            action={<LinkButton to={explorePath}>Explore Now</LinkButton>}
          >
            Press Watch later on a video to keep it here.
          </EmptyState>
        ) : (
          <VideoGrid videos={later} headingLevel="h3" />
        )}
      </section>
    </Container>
  );
}
