import type { VideoCard } from "@boab/contracts/media/videos";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { videoListCopy } from "../copy.ts";
import { explorePath } from "../paths.ts";
import { VideoGrid } from "./video-grid.tsx";
import { VideoSearch } from "./video-search.tsx";

interface VideosPageProps {
  title: string;
  lead: string;
  path: string;
  q: string;
  list: LoadedList<VideoCard>;
}

/** One list of videos with its search. */
export function VideosPage({ title, lead, path, q, list: firstPage }: VideosPageProps) {
  const list = useList(firstPage, ({ vid_Id }) => vid_Id);
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">{title}</h1>
      <p className="mt-2 mb-6 text-ink-2">{lead}</p>
      <VideoSearch q={q} action={path} />
      <div className="mt-8">
        <ListRows
          of={list}
          hidesCountWhenComplete
          endClassName="mt-8"
          empty={
            <EmptyState
              title={videoListCopy.nothingFound}
              headingLevel="h2"
              action={<LinkButton to={explorePath}>See all videos</LinkButton>}
            >
              {q ? "Try another word, or fewer of them." : "Nothing has been added here yet."}
            </EmptyState>
          }
        >
          <VideoGrid videos={list.rows} />
        </ListRows>
      </div>
    </Container>
  );
}
