import { articleCategories } from "@boab/contracts/magazine/categories";
import { DocId } from "@boab/contracts/magazine/document-fields";
import { redirect } from "react-router";
import { editorCopy } from "#areas/magazine/editor/copy.ts";
import { DocumentEditor } from "#areas/magazine/editor/document-editor.tsx";
import { loadDocument } from "#areas/magazine/editor/load-document.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { guardArea, memberContext } from "#shell/guards.server.ts";
import { SkipLink } from "#shell/skip-link.tsx";
import type { Route } from "./+types/document.ts";

export const middleware = [guardArea("editor")];

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  buildPageMeta({
    title: loaderData?.document.head.title || editorCopy.newDocument,
    path: location.pathname,
    isIndexed: false,
  });

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  if (!DocId.safeParse(id).success) throw redirect("/test-editor");
  const { id: userId } = context.get(memberContext);
  return { ...(await loadDocument(request, id, userId)), categories: articleCategories };
}

// The editor holds the typed text, so reloading the document would have no effect.
export const shouldRevalidate = () => false;

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <DocumentEditor key={loaderData.document.docId} {...loaderData} />
    </>
  );
}
