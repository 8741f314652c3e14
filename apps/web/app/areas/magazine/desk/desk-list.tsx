import type { DeskDocument, DeskStatus } from "@boab/contracts/magazine/desk";
import { formatDateTime } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import { Link } from "react-router";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";

const tabs: { status: DeskStatus; label: string }[] = [
  { status: "submitted", label: "To read" },
  { status: "scheduled", label: "Scheduled" },
  { status: "published", label: "Published" },
];

const emptyMessages: Record<DeskStatus, string> = {
  submitted: "Nothing is waiting for you.",
  scheduled: "Nothing is scheduled.",
  published: "Nothing has been published yet.",
};

function describeTiming({ status, submittedAt, publishAt, round }: DeskDocument): string {
  if (status === "submitted" && submittedAt)
    return `${round > 1 ? `Submitted again (round ${round})` : "Submitted"} ${formatDateTime(submittedAt)}`;
  if (!publishAt) return "";
  return `${status === "scheduled" ? "Goes out" : "Published"} ${formatDateTime(publishAt)}`;
}

interface DeskListProps {
  status: DeskStatus;
  list: LoadedList<DeskDocument>;
}

/** Lists the documents that wait for an editor, are scheduled or are published. */
export function DeskList({ status, list: firstPage }: DeskListProps) {
  const list = useList(firstPage, ({ docId }) => docId);
  return (
    <>
      <SegmentedLinks
        label="Status"
        className="mb-4 sm:max-w-[440px]"
        links={tabs.map((tab) => ({
          to: tab.status === "submitted" ? "?" : `?status=${tab.status}`,
          label: tab.label,
          isCurrent: tab.status === status,
        }))}
      />
      {list.rows.length === 0 ? (
        <EmptyState title={emptyMessages[status]} headingLevel="h2" picture="stool" />
      ) : (
        <Card isPadded={false} className="px-[18px] md:px-6">
          <ListRows of={list} hidesCountWhenComplete>
            <ul className="list-none p-0">
              {list.rows.map((document) => (
                <li key={document.docId} className="border-t border-line py-5 first:border-t-0">
                  <Link
                    to={`/admin/magazine/${document.docId}`}
                    className="target-44 link text-lg font-semibold"
                  >
                    {document.title || "No title"}
                  </Link>
                  <p className="mt-1 max-w-[70ch] text-ink-2">{document.standfirst}</p>
                  <p className="mt-1 text-sm text-ink-3">
                    {document.writerName}, {formatCount(document.words)}{" "}
                    {document.words === 1 ? "word" : "words"}. {describeTiming(document)}
                  </p>
                </li>
              ))}
            </ul>
          </ListRows>
        </Card>
      )}
    </>
  );
}
