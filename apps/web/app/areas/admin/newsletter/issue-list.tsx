import type { Issue } from "@boab/contracts/outreach/issues";
import { Link } from "react-router";
import { Table } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { formatIssueDate, formatIssueProgress, issuePath, issueStatusChips } from "./issue-view.ts";

export function IssueList({ issues }: { issues: readonly Issue[] }) {
  return (
    <Table
      caption="Newsletter issues"
      rows={issues}
      rowKey={({ id }) => id}
      columns={[
        {
          id: "subject",
          header: "Subject",
          isRowHeader: true,
          cell: ({ id, subject }) => (
            <Link to={issuePath(id)} className="target-44 font-[620] hover:underline">
              {subject}
            </Link>
          ),
        },
        {
          id: "status",
          header: "Status",
          cell: ({ status }) => (
            <Chip tone={issueStatusChips[status].tone}>{issueStatusChips[status].label}</Chip>
          ),
        },
        { id: "progress", header: "Progress", cell: (issue) => formatIssueProgress(issue) },
        { id: "when", header: "When", cell: (issue) => formatIssueDate(issue) },
      ]}
    />
  );
}
