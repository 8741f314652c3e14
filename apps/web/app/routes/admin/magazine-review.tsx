import { DocId } from "@boab/contracts/magazine/document-fields";
import { readDocument } from "@boab/contracts/magazine/documents";
import { data } from "react-router";
import { decideDocument } from "#areas/magazine/desk/decide-document.server.ts";
import { ReviewBar } from "#areas/magazine/desk/review-bar.tsx";
import { DocumentPreview } from "#areas/magazine/editor/document-preview.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { Card } from "#ui/layout/card.tsx";
import type { Route } from "./+types/magazine-review.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = ({ location }: Route.MetaArgs) =>
  buildPageMeta({ title: "Review an article", path: location.pathname, isIndexed: false });

const requireDocId = (typed: string) => {
  const docId = DocId.safeParse(typed);
  if (!docId.success) throw data(null, { status: 404 });
  return docId.data;
};

export async function loader({ request, params }: Route.LoaderArgs) {
  const docId = requireDocId(params.docId);
  const { editing } = await api(request).load(readDocument, { params: { docId } });
  if (!editing) throw data(null, { status: 404 });
  return { docId, editing };
}

export const action = ({ request, params }: Route.ActionArgs) =>
  decideDocument(request, requireDocId(params.docId));

export default function MagazineReview({ loaderData: { docId, editing } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Review an article" />
      <ReviewBar docId={docId} editing={editing} />
      <Card className="mt-6">
        <div className="mx-auto max-w-[44rem]">
          <DocumentPreview head={editing} body={editing.body} />
        </div>
      </Card>
    </>
  );
}
