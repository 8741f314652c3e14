import { pageMeta } from "#lib/format/meta.ts";
import { AreaPage } from "./area-page.tsx";

export const meta = () => pageMeta({ title: "Media", path: "/media" });

export default function Media() {
  return (
    <AreaPage
      title="Music videos, made here"
      lead="A place for the community's musicians, film-makers and presenters to share their videos, with a player that keeps going."
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
