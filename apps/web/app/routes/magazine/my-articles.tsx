import { listMyDocuments } from "@boab/contracts/magazine/documents";
import { deleteDocument } from "#areas/magazine/my-articles/delete-document.server.ts";
import { MyArticles } from "#areas/magazine/my-articles/my-articles.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { guardArea } from "#shell/guards.server.ts";
import { Container } from "#ui/layout/container.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/my-articles.ts";

export const middleware = [guardArea("editor")];

export const meta = () =>
  buildPageMeta({ title: "Your articles", path: "/my-account/articles", isIndexed: false });

export async function loader({ request, url }: Route.LoaderArgs) {
  const { list } = await loadList(
    (query) => api(request).load(listMyDocuments, { query }),
    url.searchParams,
  );
  return { list };
}

export const action = ({ request }: Route.ActionArgs) => deleteDocument(request);

export default function MyArticlesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="max-w-[60rem] pt-8 pb-18">
      <MyArticles {...loaderData} />
    </Container>
  );
}
