import { DotsThreeIcon } from "@phosphor-icons/react/dist/ssr/DotsThree";
import { iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { Menu } from "#ui/actions/menu.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { DisclosureRow } from "#ui/layout/disclosure-row.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { StatusChip } from "#ui/text/chip.tsx";
import { Specimen } from "./specimen.tsx";

interface Member {
  name: string;
  status: string;
  joined: string;
  spent: string;
}

const members: Member[] = [
  { name: "Amara Okafor", status: "active", joined: "3 Mar 2025", spent: "$1,149.00" },
  { name: "Ọlá Adébáyọ̀", status: "pending", joined: "12 Nov 2026", spent: "$38.50" },
  { name: "Yusuf Abdi", status: "suspended", joined: "8 Jan 2026", spent: "$0.00" },
];

const columns: TableColumn<Member>[] = [
  {
    id: "name",
    header: "Member",
    isRowHeader: true,
    cell: (member) => (
      <span className="flex items-center gap-3">
        <Avatar name={member.name} />
        <b>{member.name}</b>
      </span>
    ),
  },
  { id: "status", header: "Status", cell: (member) => <StatusChip status={member.status} /> },
  { id: "joined", header: "Joined", cell: (member) => member.joined },
  { id: "spent", header: "Spent", isNumeric: true, cell: (member) => member.spent },
  {
    id: "actions",
    header: "Actions",
    isHeaderHidden: true,
    isNumeric: true,
    cell: (member) => (
      <Menu
        label={`Actions for ${member.name}`}
        trigger={<DotsThreeIcon weight="bold" size={20} />}
        triggerClassName={iconButtonStyle}
        items={[
          { label: "View profile", onSelect: () => toast(member.name) },
          { label: "Ban", onSelect: () => toast("Banned") },
        ]}
      />
    ),
  },
];

export function TableSpecimen() {
  return (
    <Specimen title="Table" rule="Hairline rows; below 769 px every row becomes a card">
      <Card isPadded={false} className="overflow-hidden max-md:border-0 max-md:bg-transparent">
        <Table
          caption="Members"
          columns={columns}
          rows={members}
          rowKey={(member) => member.name}
        />
      </Card>
      <Card isPadded={false} className="mt-5 overflow-hidden">
        <DisclosureRow
          summary={
            <>
              <Avatar name="Amara Okafor" size={36} />
              <span className="flex-1">A row that opens to show the rest</span>
            </>
          }
        >
          <p className="px-4 pb-4 text-ink-2">All of it, also before the script is there.</p>
        </DisclosureRow>
      </Card>
    </Specimen>
  );
}
