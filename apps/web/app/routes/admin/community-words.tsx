import { listCommunityWords } from "@boab/contracts/directory/administration";
import { AddWords } from "#areas/admin/community-words/add-community-words.tsx";
import { changeWords } from "#areas/admin/community-words/change-community-words.server.ts";
import { WordList } from "#areas/admin/community-words/word-list.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/community-words.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Community words", path: "/admin/community-words", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const client = api(request);
  const q = searchParams.get("q")?.trim().slice(0, 60) || undefined;
  const { list } = await loadList(
    (page) => client.load(listCommunityWords, { query: { ...(q && { q }), ...page } }),
    searchParams,
  );
  return { list };
}

export const action = ({ request }: Route.ActionArgs) => changeWords(request);

export default function CommunityWords({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Community words"
        lead="Link the words people search for with the words listings use. Search updates straight away."
      />
      <AddWords firstResult={actionData} />
      <WordList list={loaderData.list} />
    </>
  );
}
