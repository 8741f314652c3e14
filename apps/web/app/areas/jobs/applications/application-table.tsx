import type { ApplicationRow } from "@boab/contracts/jobs/applications";
import { formatDate } from "@boab/format/dates";
import { FileTextIcon } from "@phosphor-icons/react/dist/ssr/FileText";
import { Button } from "#ui/actions/button.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { applicationPath, withReason } from "../paths.ts";
import { applicationListCopy, applicationStatusLabels, applicationStatusTones } from "./copy.ts";

interface ApplicationTableProps {
  slug: string;
  rows: readonly ApplicationRow[];
  /** The reason an admin gave for reading the applications. */
  why?: string | undefined;
}

/** Opening an application is a post, because it notifies the applicant. */
export function ApplicationTable({ slug, rows, why: accessReason }: ApplicationTableProps) {
  return (
    <Table
      caption="Applications"
      columns={makeColumns(slug, accessReason)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p className="text-ink-2">{applicationListCopy.noApplications}</p>}
    />
  );
}

const makeColumns = (
  slug: string,
  accessReason: string | undefined,
): TableColumn<ApplicationRow>[] => [
  {
    id: "name",
    header: "Name",
    isRowHeader: true,
    cell: ({ name }) => (
      <span className="flex items-center gap-3">
        <Avatar name={name} size={36} />
        <b className="font-semibold">{name}</b>
      </span>
    ),
  },
  { id: "position", header: "Position", cell: ({ position }) => position },
  { id: "sent", header: "Sent", cell: ({ createdAt }) => formatDate(createdAt) },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => (
      <Chip tone={applicationStatusTones[status]}>{applicationStatusLabels[status]}</Chip>
    ),
  },
  {
    id: "files",
    header: "Files",
    cell: ({ hasResume, hasCoverLetter }) => (
      <span className="flex flex-wrap gap-1.5 max-md:justify-end">
        {hasResume && <FileChip label="Resume" />}
        {hasCoverLetter && <FileChip label="Cover letter" />}
        {!hasResume && !hasCoverLetter && <span className="text-ink-3">None</span>}
      </span>
    ),
  },
  {
    id: "open",
    header: "Open",
    isHeaderHidden: true,
    cell: ({ id, name }) => (
      <form
        method="post"
        action={withReason(applicationPath(slug, id), accessReason)}
        className="flex w-full justify-end"
      >
        <input type="hidden" name="intent" value="open" />
        <Button type="submit" variant="secondary" size="xs">
          View Details<span className="sr-only"> of {name}</span>
        </Button>
      </form>
    ),
  },
];

const FileChip = ({ label }: { label: string }) => (
  <Chip icon={<FileTextIcon size={15} aria-hidden="true" />}>{label}</Chip>
);
