import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { UserFilters } from "@boab/contracts/admin/users";
import { useNavigation } from "react-router";
import { formatCount } from "#lib/format/format.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { useChosen } from "../use-chosen.ts";
import { EditDrawer } from "./edit-drawer.tsx";
import { AppliedFilters, FilterForm } from "./filter-form.tsx";
import type { UserList } from "./load-users.server.ts";
import { NoUsers, UsersFailed } from "./no-users.tsx";
import { totalText } from "./total-text.ts";
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
  const { chosen, isOpen, open, close } = useChosen<UserAction, FullProfile>(list?.rows ?? []);
  const isBusy = navigation.location?.pathname === "/admin";

  const shared = chosen && {
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
      {!list && <UsersFailed />}
      {list?.rows.length === 0 && <NoUsers />}
      {list && list.rows.length > 0 && (
        <>
          <UsersTable people={list.rows} viewer={viewer} isBusy={isBusy} onChoose={open} />
          <LoadMore count={list.rows.length} hasMore={list.hasMore} total={totalText(list)} />
        </>
      )}
      {shared && (
        <div key={chosen.opening}>
          <EditDrawer {...shared} viewer={viewer} isOpen={isOpen("edit")} />
          <BanDialog {...shared} isOpen={isOpen("ban")} />
          <DeleteDialog {...shared} isOpen={isOpen("delete")} />
        </div>
      )}
    </Card>
  );
}
