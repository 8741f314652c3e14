import { mediaTexts } from "@boab/contracts/media/texts";
import type { VideoCard } from "@boab/contracts/media/videos";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { explorePath } from "../paths.ts";
import { VideoGrid } from "./video-grid.tsx";
import { VideoSearch } from "./video-search.tsx";

interface ListPageProps {
  title: string;
  lead: string;
  path: string;
  q: string;
  videos: VideoCard[];
  hasMore: boolean;
  step: number;
}

/** One list of videos with its search. */
export function ListPage({ title, lead, path, q, videos, hasMore, step }: ListPageProps) {
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">{title}</h1>
      <p className="mt-2 mb-6 text-ink-2">{lead}</p>
      <VideoSearch q={q} action={path} />
      <div className="mt-8">
        {videos.length === 0 ? (
          <EmptyState
            title={mediaTexts.nothingFound}
            headingLevel="h2"
            action={<LinkButton to={explorePath}>See all videos</LinkButton>}
          >
            {q ? "Try another word, or fewer of them." : "Nothing has been added here yet."}
          </EmptyState>
        ) : (
          <>
            <VideoGrid videos={videos} />
            {(hasMore || videos.length > step) && (
              <LoadMore count={videos.length} hasMore={hasMore} step={step} className="mt-8" />
            )}
          </>
        )}
      </div>
    </Container>
  );
}
