import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { UserFilters } from "@boab/contracts/admin/users";
import { formatCount } from "@boab/format/numbers";
import { useNavigation } from "react-router";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { useChosenRow } from "../use-chosen-row.ts";
import { EditDrawer } from "./edit-drawer.tsx";
import { AppliedFilters, FilterForm } from "./filter-form.tsx";
import type { UserList } from "./load-users.server.ts";
import { NoUsers, UsersLoadFailed } from "./no-users.tsx";
import { formatUserTotal } from "./total-text.ts";
import type { UserAction } from "./user-actions.tsx";
import { BanDialog, DeleteDialog } from "./user-dialogs.tsx";
import { UsersTable } from "./users-table.tsx";

interface UsersPanelProps {
  viewer: FullProfile;
  filters: UserFilters;
  /** Null when both lists failed. */
  list: UserList | null;
}

export function UsersPanel({ viewer, filters, list }: UsersPanelProps) {
  const navigation = useNavigation();
  const users = useList<FullProfile>(list ?? emptyList, ({ id }) => id);
  const { chosen, isOpen, open, close } = useChosenRow<UserAction, FullProfile>(users.rows);
  const isBusy = navigation.location?.pathname === "/admin";

  const dialogProps = chosen && {
    person: chosen.row,
    onClose: close,
  };

  return (
    <Card isPadded={false}>
      <FilterForm filters={filters} />
      <AppliedFilters filters={filters} />
      {list?.source === "plain" && (
        <Note tone="warn" role="status" className="mx-4 mb-4">
          Search isn't available right now. This is the full list of members, filtered on this page.
          {list.cutAt && ` Only the newest ${formatCount(list.cutAt)} were checked.`}
        </Note>
      )}
      {list ? (
        <ListRows of={users} empty={<NoUsers />} total={formatUserTotal(list)}>
          <UsersTable people={users.rows} viewer={viewer} isBusy={isBusy} onChoose={open} />
        </ListRows>
      ) : (
        <UsersLoadFailed />
      )}
      {dialogProps && (
        <div key={chosen.opening}>
          <EditDrawer {...dialogProps} viewer={viewer} isOpen={isOpen("edit")} />
          <BanDialog {...dialogProps} isOpen={isOpen("ban")} />
          <DeleteDialog {...dialogProps} isOpen={isOpen("delete")} />
        </div>
      )}
    </Card>
  );
}
