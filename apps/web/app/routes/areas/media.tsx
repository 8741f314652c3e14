import { pageMeta } from "#lib/format/meta.ts";
import { AreaPage } from "./area-page.tsx";

export const meta = () => pageMeta({ title: "Media", path: "/media" });

export default function Media() {
  return (
    <AreaPage
      title="Music videos, made here"
      lead="A screen for the musicians, film-makers and presenters of the community: their videos, their pages, and a player that goes on to the next."
      points={[
        "Music videos and shows by approved creators",
        "A page for every creator",
        "Plays on, from one video to the next",
      ]}
      picture="media"
      band="night"
    />
  );
}
