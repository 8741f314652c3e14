import { listMyDocuments } from "@boab/contracts/magazine/documents";
import { deleteDocument } from "#areas/magazine/my-articles/delete-document.server.ts";
import { MyArticles } from "#areas/magazine/my-articles/my-articles.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { guardArea } from "#shell/guards.server.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/my-articles.ts";

export const middleware = [guardArea("editor")];

export const meta = () =>
  pageMeta({ title: "Your articles", path: "/my-account/articles", isIndexed: false });

export async function loader({ request, url }: Route.LoaderArgs) {
  const { rows, hasMore } = await readRows(shownRows(url.searchParams), 100, (query) =>
    api(request).load(listMyDocuments, { query }),
  );
  return { documents: rows, hasMore };
}

export const action = ({ request }: Route.ActionArgs) => deleteDocument(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function MyArticlesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="max-w-[60rem] pt-8 pb-18">
      <MyArticles {...loaderData} />
    </Container>
  );
}
