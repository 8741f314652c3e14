import type { CurrentSetting } from "@boab/contracts/admin/setting-calls";
import { formatDateTime } from "@boab/format/dates";
import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { SettingForm } from "./setting-form.tsx";
import { settingShapes } from "./setting-shapes.ts";
import { SettingValue } from "./setting-value.tsx";
import { findChosenOption, getValueHeading } from "./setting-values.ts";

interface SettingCardProps {
  setting: CurrentSetting;
  mayChange: boolean;
  firstResult: FormResult<CurrentSetting> | undefined;
}

const settingKindLabels = { money: "Money", law: "Law", access: "Access", pages: "Pages" } as const;

export function SettingCard({ setting, mayChange, firstResult }: SettingCardProps) {
  const headingId = `setting-${setting.key}`;
  const shape = settingShapes[setting.key];
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h3 id={headingId} className="text-xl">
              {setting.label}
            </h3>
            <Chip tone="info">{settingKindLabels[setting.kind]}</Chip>
          </div>
          <p className="mt-2 max-w-[60ch] text-md text-ink-2">{setting.help}</p>
          <LastChange setting={setting} />
        </div>
        <div className="rounded-md bg-sunk/60 p-4">
          <p className="mb-1 text-xs font-semibold text-ink-3">{getValueHeading(setting.value)}</p>
          <SettingValue shape={shape} value={setting.value} isProminent />
          {shape.kind === "choice" && (
            <p className="mt-1.5 text-sm text-ink-2">
              {findChosenOption(shape, setting.value)?.effect}
            </p>
          )}
          {differsFromDefault(setting) && (
            <div className="mt-3 border-t border-line pt-3">
              <p className="mb-1 text-xs font-semibold text-ink-3">Default</p>
              <SettingValue shape={shape} value={setting.default} />
            </div>
          )}
        </div>
      </div>
      {mayChange && <ChangePanel setting={setting} firstResult={firstResult} />}
    </Card>
  );
}

const differsFromDefault = ({ value, default: initial }: CurrentSetting) =>
  JSON.stringify(value) !== JSON.stringify(initial);

function LastChange({ setting: { key, label, lastChange } }: { setting: CurrentSetting }) {
  if (!lastChange) return null;
  return (
    <div className="mt-3 text-sm text-ink-2">
      <p>
        Changed by <b className="font-semibold">{lastChange.changedByName ?? "a former member"}</b>{" "}
        on <time dateTime={lastChange.changedAt}>{formatDateTime(lastChange.changedAt)}</time>:
        <q className="ml-1 break-words">{lastChange.reason}</q>
      </p>
      <Link
        to={`/admin/settings/${key}/history`}
        className="link inline-flex min-h-11 items-center"
      >
        History<span className="sr-only"> of {label}</span>
      </Link>
    </div>
  );
}

function ChangePanel({ setting, firstResult }: Omit<SettingCardProps, "mayChange">) {
  // Uncontrolled, so that a panel opened before hydration stays open.
  const panel = useRef<HTMLDetailsElement>(null);
  const [isInitiallyOpen] = useState(firstResult?.ok === false);
  const [saveCount, setSaveCount] = useState(0);

  function finish() {
    setSaveCount(saveCount + 1);
    if (!panel.current) return;
    panel.current.open = false;
    // The button that was pressed is hidden with the form, so the focus moves to the summary.
    panel.current.querySelector("summary")?.focus();
  }

  return (
    <details
      ref={panel}
      open={isInitiallyOpen}
      className="group mt-4 open:border-t open:border-line open:pt-4"
    >
      <summary
        className={getButtonClass({
          variant: "secondary",
          size: "sm",
          className: "w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        })}
      >
        Change<span className="sr-only"> {setting.label}</span>
        <CaretDownIcon
          weight="bold"
          size={14}
          aria-hidden="true"
          className="transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[46rem] pt-5">
        {/* A saved change remounts the form with the new value. */}
        <SettingForm
          key={saveCount}
          setting={setting}
          firstResult={saveCount === 0 ? firstResult : undefined}
          onSaved={finish}
        />
      </div>
    </details>
  );
}
