import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { ReactNode } from "react";
import { formatDate } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { StatusChip } from "#ui/chip.tsx";
import { cx } from "#ui/cx.ts";
import { UserActs, type UserActsProps } from "./user-acts.tsx";

interface UsersTableProps extends Omit<UserActsProps, "person"> {
  people: readonly FullProfile[];
  isBusy: boolean;
}

const heads = ["Person", "User", "Merchant", "Directory", "Plan", "Media", "Role", "Created"];
const headStyle =
  "border-b border-line px-3 py-3 text-left text-xs font-semibold whitespace-nowrap text-ink-3 first:pl-4";
const cellStyle = "md:border-b md:border-line md:px-3 md:py-2.5 md:group-last:border-b-0";

/** Rows on a desk. On a phone each person is a card, and what nobody granted is left out. */
export function UsersTable({ people, isBusy, ...acts }: UsersTableProps) {
  return (
    <div className={cx("border-t border-line md:overflow-x-auto", isBusy && "opacity-60")}>
      <table aria-busy={isBusy || undefined} className="w-full text-md max-md:block">
        <caption className="sr-only">Users, newest first</caption>
        <thead className="max-md:sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={headStyle}>
                {head}
              </th>
            ))}
            <th scope="col" className={headStyle}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {people.map((person) => (
            <Row key={person.id} person={person} acts={<UserActs person={person} {...acts} />} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ person, acts }: { person: FullProfile; acts: ReactNode }) {
  return (
    <tr className="group hover:bg-sunk/45 max-md:relative max-md:flex max-md:flex-wrap max-md:gap-1.5 max-md:border-b max-md:border-line max-md:p-4 max-md:last:border-b-0">
      <th
        scope="row"
        className={cx(cellStyle, "text-left font-normal max-md:w-full max-md:pr-12 md:pl-4")}
      >
        <div className="flex items-center gap-3">
          <Avatar name={person.fullName} src={person.photoUrl ?? undefined} />
          <div>
            <p className="leading-snug font-[620] break-words">
              {person.fullName} <span className="font-normal text-ink-3">@{person.username}</span>
            </p>
            <p className="text-sm break-all text-ink-2">{person.email}</p>
          </div>
        </div>
      </th>
      <Status label="User" value={person.userStatus} />
      <Status label="Merchant" value={person.merchantStatus} />
      <Status label="Directory" value={person.directoryStatus} />
      <td className={cellStyle}>
        <span className="max-md:inline-flex max-md:h-7 max-md:items-center max-md:rounded-full max-md:bg-sunk max-md:px-[11px] max-md:text-xs max-md:font-semibold">
          <Prefix>Plan</Prefix>
          {person.directorySubscriptionPlan}
        </span>
      </td>
      <Status label="Media" value={person.mediaStatus} />
      <td className={cx(cellStyle, !person.adminStatus && "text-ink-3 max-md:hidden")}>
        <span className="max-md:inline-flex max-md:h-7 max-md:items-center max-md:rounded-full max-md:bg-support-soft max-md:px-[11px] max-md:text-xs max-md:text-support-text md:font-[650] md:[td.text-ink-3_&]:font-normal">
          <Prefix>Role</Prefix>
          {person.adminStatus ?? "None"}
        </span>
      </td>
      <td
        className={cx(
          cellStyle,
          "whitespace-nowrap max-md:w-full max-md:text-sm max-md:text-ink-2",
        )}
      >
        <span className="md:hidden">Joined </span>
        {formatDate(person.createdAt)}
      </td>
      <td className={cx(cellStyle, "max-md:absolute max-md:top-3 max-md:right-2 md:pr-4")}>
        {acts}
      </td>
    </tr>
  );
}

/** On a phone the column has no head, so the chip says what it is about. */
const Prefix = ({ children }: { children: string }) => (
  <span className="md:hidden">{children}:&nbsp;</span>
);

function Status({ label, value }: { label: string; value: string | null }) {
  if (value === null) return <td className={cx(cellStyle, "text-ink-3 max-md:hidden")}>None</td>;
  return (
    <td className={cellStyle}>
      <StatusChip status={value} prefix={<Prefix>{label}</Prefix>} />
    </td>
  );
}
