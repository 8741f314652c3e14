import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { formatDate } from "@boab/format/dates";
import type { ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { StatusChip } from "#ui/text/chip.tsx";
import { Email } from "#ui/text/email.tsx";
import { UserActions, type UserActionsProps } from "./user-actions.tsx";

interface UsersTableProps extends Omit<UserActionsProps, "person"> {
  people: readonly FullProfile[];
  isBusy: boolean;
}

const columnHeadings = [
  "Person",
  "User",
  "Merchant",
  "Directory",
  "Plan",
  "Media",
  "Role",
  "Created",
];
const headStyle =
  "border-b border-line px-2.5 py-3 text-left text-xs font-semibold whitespace-nowrap text-ink-3 first:pl-4";
const cellStyle = "xl:border-b xl:border-line xl:px-2.5 xl:py-2.5 xl:group-last:border-b-0";

// Browsers break at a `wbr` even with `nowrap`.
const lineStyle = "wrap-anywhere xl:max-w-[250px] xl:truncate xl:[&>wbr]:hidden";

/** A table on large screens. On phones each person is a card without the empty statuses. */
export function UsersTable({ people, isBusy, ...actions }: UsersTableProps) {
  return (
    <div className={cx("border-t border-line xl:overflow-x-auto", isBusy && "opacity-60")}>
      <table aria-busy={isBusy || undefined} className="w-full text-md max-xl:block">
        <caption className="sr-only">Users, newest first</caption>
        <thead className="max-xl:sr-only">
          <tr>
            {columnHeadings.map((head) => (
              <th key={head} scope="col" className={headStyle}>
                {head}
              </th>
            ))}
            <th scope="col" className={headStyle}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-xl:block">
          {people.map((person) => (
            <Row
              key={person.id}
              person={person}
              actions={<UserActions person={person} {...actions} />}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ person, actions }: { person: FullProfile; actions: ReactNode }) {
  return (
    <tr className="group hover:bg-sunk/45 max-xl:relative max-xl:flex max-xl:flex-wrap max-xl:gap-1.5 max-xl:border-b max-xl:border-line max-xl:p-4 max-xl:last:border-b-0">
      <th
        scope="row"
        className={cx(cellStyle, "text-left font-normal max-xl:w-full max-xl:pr-12 xl:pl-4")}
      >
        <div className="flex items-center gap-3">
          <Avatar name={person.fullName} src={person.photoUrl ?? undefined} />
          <div>
            <p className={cx(lineStyle, "leading-snug font-[620]")}>
              {person.fullName} <span className="font-normal text-ink-3">@{person.username}</span>
            </p>
            <p title={person.email} className={cx(lineStyle, "text-sm text-ink-2")}>
              <Email email={person.email} />
            </p>
          </div>
        </div>
      </th>
      <Status label="User" value={person.userStatus} />
      <Status label="Merchant" value={person.merchantStatus} />
      <Status label="Directory" value={person.directoryStatus} />
      <td className={cellStyle}>
        <span className="max-xl:inline-flex max-xl:h-7 max-xl:items-center max-xl:rounded-full max-xl:bg-sunk max-xl:px-[11px] max-xl:text-xs max-xl:font-semibold">
          <Prefix>Plan</Prefix>
          {person.directorySubscriptionPlan}
        </span>
      </td>
      <Status label="Media" value={person.mediaStatus} />
      <td className={cx(cellStyle, !person.adminStatus && "text-ink-3 max-xl:hidden")}>
        <span className="max-xl:inline-flex max-xl:h-7 max-xl:items-center max-xl:rounded-full max-xl:bg-support-soft max-xl:px-[11px] max-xl:text-xs max-xl:text-support-text xl:font-[650] xl:[td.text-ink-3_&]:font-normal">
          <Prefix>Role</Prefix>
          {person.adminStatus ?? "None"}
        </span>
      </td>
      <td
        className={cx(
          cellStyle,
          "whitespace-nowrap max-xl:w-full max-xl:text-sm max-xl:text-ink-2",
        )}
      >
        <span className="xl:hidden">Joined </span>
        {formatDate(person.createdAt)}
      </td>
      <td className={cx(cellStyle, "max-xl:absolute max-xl:top-3 max-xl:right-2 xl:pr-4")}>
        {actions}
      </td>
    </tr>
  );
}

/** On phones there is no table header, so the chip carries its own label. */
const Prefix = ({ children }: { children: string }) => (
  <span className="xl:hidden">{children}:&nbsp;</span>
);

function Status({ label, value }: { label: string; value: string | null }) {
  if (value === null) return <td className={cx(cellStyle, "text-ink-3 max-xl:hidden")}>None</td>;
  return (
    <td className={cellStyle}>
      <StatusChip status={value} prefix={<Prefix>{label}</Prefix>} />
    </td>
  );
}
