import type { CommunityWord } from "@boab/contracts/directory/administration";
import { Form, useSearchParams } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Table } from "#ui/layout/table.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { Chip } from "#ui/text/chip.tsx";

interface WordListProps {
  list: LoadedList<CommunityWord>;
}

const toWordKey = ({ word, other }: CommunityWord) => `${word} ${other}`;

export function WordList(props: WordListProps) {
  const list = useList(props.list, toWordKey);
  const [params] = useSearchParams();
  const removal = usePageAction({
    onSuccess: (_response, { word, other }) =>
      toast(`Removed. Searches for ${word} won't find ${other} any more.`),
  });

  return (
    <ListPage
      of={list}
      rowsClassName="max-md:p-3"
      search={
        <>
          <Form
            key={params.toString()}
            method="get"
            role="search"
            className="flex flex-wrap items-end gap-3 border-b border-line p-4"
          >
            <SearchField
              label="Search words"
              name="q"
              defaultValue={params.get("q") ?? ""}
              placeholder="Find a word"
              className="min-w-0 flex-1 basis-40"
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </Form>
          <ActionFailure of={removal} className="m-4" />
        </>
      }
      empty={
        <EmptyState title="No words found." picture="stool" className="border-0">
          Try a shorter search, or add the pair above.
        </EmptyState>
      }
    >
      <Table
        caption="Community words"
        rows={list.rows}
        rowKey={toWordKey}
        columns={[
          { id: "word", header: "Word", isRowHeader: true, cell: ({ word }) => <b>{word}</b> },
          { id: "other", header: "Other word", cell: ({ other }) => other },
          {
            id: "kind",
            header: "They mean",
            cell: ({ kind }) => (
              <Chip tone={kind === "same" ? "ok" : "info"}>
                {kind === "same" ? "The same" : "Related"}
              </Chip>
            ),
          },
          {
            id: "actions",
            header: "Actions",
            isHeaderHidden: true,
            cell: ({ word, other }) => (
              <span className="flex justify-end">
                <Button
                  variant="secondary"
                  size="xs"
                  aria-label={`Remove ${word} and ${other}`}
                  disabled={removal.isPending}
                  onClick={() => removal.submit({ intent: "remove", word, other })}
                >
                  Remove
                </Button>
              </span>
            ),
          },
        ]}
      />
    </ListPage>
  );
}
