import type { SettingChange } from "@boab/contracts/admin/setting-calls";
import type { SettingKey } from "@boab/contracts/admin/settings";
import { formatDateTime } from "@boab/format/dates";
import type { ReactNode } from "react";
import { Chip } from "#ui/text/chip.tsx";
import { settingShapes } from "./setting-shapes.ts";
import { SettingValue } from "./setting-value.tsx";

interface SettingHistoryProps {
  settingKey: SettingKey;
  /** The newest change comes first. */
  changes: readonly SettingChange[];
  /** The value before the first change; undefined until the list reaches it. */
  initialValue: unknown;
}

export function SettingHistory({ settingKey, changes, initialValue }: SettingHistoryProps) {
  return (
    <ol>
      {changes.map((change, position) => (
        <Entry key={change.version} settingKey={settingKey} value={change.value}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <b className="font-semibold">{change.changedByName ?? "A former member"}</b>
            <time dateTime={change.changedAt} className="text-ink-3">
              {formatDateTime(change.changedAt)}
            </time>
            {position === 0 && <Chip tone="ok">Current</Chip>}
          </p>
          <p className="mt-1 break-words text-ink-2">
            <q>{change.reason}</q>
          </p>
        </Entry>
      ))}
      {initialValue !== undefined && (
        <Entry settingKey={settingKey} value={initialValue}>
          <b className="font-semibold">Original value</b>
        </Entry>
      )}
    </ol>
  );
}

interface EntryProps {
  settingKey: SettingKey;
  value: unknown;
  children: ReactNode;
}

const Entry = ({ settingKey, value, children }: EntryProps) => (
  <li className="grid gap-x-10 gap-y-3 border-b border-line p-[18px] last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:px-6">
    <div className="text-md">{children}</div>
    <SettingValue shape={settingShapes[settingKey]} value={value} isProminent />
  </li>
);
