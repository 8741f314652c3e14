import type { DeskDocument, DeskStatus } from "@boab/contracts/magazine/desk";
import { Link } from "react-router";
import { formatCount, formatDateTime } from "#lib/format/format.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";

const tabs: { status: DeskStatus; label: string }[] = [
  { status: "submitted", label: "To read" },
  { status: "scheduled", label: "Scheduled" },
  { status: "published", label: "Published" },
];

const empty: Record<DeskStatus, string> = {
  submitted: "Nothing is waiting for you.",
  scheduled: "Nothing is scheduled.",
  published: "Nothing has been published yet.",
};

function whenOf({ status, submittedAt, publishAt, round }: DeskDocument): string {
  if (status === "submitted" && submittedAt)
    return `${round > 1 ? `Submitted again (round ${round})` : "Submitted"} ${formatDateTime(submittedAt)}`;
  if (!publishAt) return "";
  return `${status === "scheduled" ? "Goes out" : "Published"} ${formatDateTime(publishAt)}`;
}

interface DeskListProps {
  status: DeskStatus;
  documents: DeskDocument[];
  hasMore: boolean;
}

/** What waits for an editor, what goes out next and what is out. */
export function DeskList({ status, documents, hasMore }: DeskListProps) {
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
      {documents.length === 0 ? (
        <EmptyState title={empty[status]} headingLevel="h2" picture="stool" />
      ) : (
        <Card isPadded={false} className="px-[18px] md:px-6">
          <ul className="list-none p-0">
            {documents.map((document) => (
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
                  {document.words === 1 ? "word" : "words"}. {whenOf(document)}
                </p>
              </li>
            ))}
          </ul>
          {hasMore && <LoadMore count={documents.length} hasMore />}
        </Card>
      )}
    </>
  );
}
