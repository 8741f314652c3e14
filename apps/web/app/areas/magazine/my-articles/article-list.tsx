import type { DocumentSummary } from "@boab/contracts/magazine/documents";
import { formatDateTime } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { Chip, type Tone } from "#ui/text/chip.tsx";
import { articlePath } from "../paths.ts";

const statusChips: Record<DocumentSummary["status"], { word: string; tone: Tone }> = {
  draft: { word: "Draft", tone: "neutral" },
  submitted: { word: "With our editors", tone: "info" },
  scheduled: { word: "Scheduled", tone: "warn" },
  published: { word: "Published", tone: "ok" },
};

interface ArticleListProps {
  documents: DocumentSummary[];
  onDelete(document: DocumentSummary): void;
}

/** Lists a writer's documents, the last saved first. */
export function ArticleList({ documents, onDelete }: ArticleListProps) {
  return (
    <ul className="list-none p-0">
      {documents.map((document) => {
        const { docId, title, status, words, savedAt, hasNote, slug, publishAt } = document;
        const { word: label, tone } = statusChips[status];
        return (
          <li
            key={docId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Link to={`/test-editor/${docId}`} className="target-44 link text-lg font-semibold">
                {title || "No title yet"}
              </Link>
              <p className="text-sm text-ink-3">
                {formatCount(words)} {words === 1 ? "word" : "words"}, saved{" "}
                {formatDateTime(savedAt)}
              </p>
              {hasNote && status === "draft" && (
                <p className="mt-1 text-sm font-semibold">Our editors left you a note.</p>
              )}
              {status === "scheduled" && publishAt && (
                <p className="mt-1 text-sm text-ink-2">Goes out {formatDateTime(publishAt)}</p>
              )}
            </div>
            <Chip tone={tone}>{label}</Chip>
            {slug && publishAt && status === "published" && (
              <Link to={articlePath(slug)} className="target-44 link">
                Read it<span className="sr-only">: {title}</span>
              </Link>
            )}
            {!publishAt && status === "draft" && (
              <Button variant="quiet" size="sm" onClick={() => onDelete(document)}>
                Delete<span className="sr-only"> {title || "the document without a title"}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
