import type { DocumentSummary } from "@boab/contracts/magazine/documents";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { ArticleList } from "./article-list.tsx";

interface MyArticlesProps {
  list: LoadedList<DocumentSummary>;
}

export function MyArticles(props: MyArticlesProps) {
  const list = useList(props.list, ({ docId }) => docId);
  const { rows: documents } = list;
  const [chosen, setChosen] = useState<DocumentSummary>();
  const remove = usePageAction({
    onSuccess: () => {
      setChosen(undefined);
      toast("Deleted.");
    },
    onFailure: () => setChosen(undefined),
  });
  const startLink = <LinkButton to="/test-editor">Write an article</LinkButton>;

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-title">Your articles</h1>
          <p className="mt-2 text-ink-2">What you write for the magazine.</p>
        </div>
        {documents.length > 0 && startLink}
      </div>
      {remove.failure && (
        <Note tone="danger" role="alert" className="mb-4">
          {remove.failure.error}
        </Note>
      )}
      {documents.length === 0 ? (
        <EmptyState
          title="You haven't written anything yet"
          headingLevel="h2"
          picture="stool"
          action={startLink}
        >
          Start a draft. It's saved as you type, and nobody reads it before you submit it.
        </EmptyState>
      ) : (
        <Card isPadded={false} className="px-[18px] md:px-6">
          <ListRows of={list} hidesCountWhenComplete>
            <ArticleList documents={documents} onDelete={setChosen} />
          </ListRows>
        </Card>
      )}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        onConfirm={() => chosen && remove.submit({ docId: chosen.docId })}
        title={`Delete ${chosen?.title ? `“${chosen.title}”` : "this document"}?`}
        confirmLabel="Delete"
        isPending={remove.isPending}
        pendingLabel="Deleting"
      >
        All its versions and pictures are deleted too. This can't be undone.
      </ConfirmDialog>
    </>
  );
}
