import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { UserFilters } from "@boab/contracts/admin/users";
import { useNavigation, useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { type Act, useAct } from "#lib/api/use-act.ts";
import { formatCount } from "#lib/format/format.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "../load-more.tsx";
import { useChosen } from "../use-chosen.ts";
import { EditDrawer } from "./edit-drawer.tsx";
import { AppliedFilters, FilterForm } from "./filter-form.tsx";
import type { UserList } from "./load-users.server.ts";
import { NoUsers, UsersFailed } from "./no-users.tsx";
import { totalText } from "./total-text.ts";
import type { UserAct } from "./user-acts.tsx";
import { BanDialog, DeleteDialog } from "./user-dialogs.tsx";
import { UsersTable } from "./users-table.tsx";

interface UsersPanelProps {
  viewer: FullProfile;
  filters: UserFilters;
  /** Null when both lists failed. */
  list: UserList | null;
  /** Runs an action; asks for a fresh sign-in when the server needs one. */
  run: <Value>(act: Act<Value>) => Promise<FormResult<Value>>;
}

export function UsersPanel({ viewer, filters, list, run }: UsersPanelProps) {
  const { send, isPending } = useAct<unknown>("/admin?index");
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const { chosen, isOpen, open, close } = useChosen<UserAct, FullProfile>(list?.rows ?? []);
  const isBusy = navigation.location?.pathname === "/admin";

  const shared = chosen && {
    person: chosen.row,
    onClose: close,
    act: (values: Record<string, string>) => run(() => send(values)),
    isPending,
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
          <UsersTable people={list.rows} viewer={viewer} isBusy={isBusy} onAct={open} />
          <LoadMore count={list.rows.length} hasMore={list.hasMore} total={totalText(list)} />
        </>
      )}
      {shared && (
        <div key={chosen.opening}>
          <EditDrawer
            {...shared}
            viewer={viewer}
            isOpen={isOpen("edit")}
            onReload={() => void revalidate()}
          />
          <BanDialog {...shared} isOpen={isOpen("ban")} />
          <DeleteDialog {...shared} isOpen={isOpen("delete")} />
        </div>
      )}
    </Card>
  );
}
