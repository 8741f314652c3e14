import { maxTeammates, maxVisitsAtOnceLimit } from "@boab/contracts/bookings/limits";
import type { Teammate } from "@boab/contracts/bookings/team";
import type { TeammateName } from "@boab/contracts/bookings/team-names";
import { listOnlineTeam } from "@boab/contracts/payments/plans";
import { CalendarXIcon } from "@phosphor-icons/react/dist/ssr/CalendarX";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { useRef, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { SectionCard } from "../section-card.tsx";
import type { SettingsForm } from "../use-settings-form.ts";
import { describeDaysOff, describeServices, listWeekHours } from "./describe-teammate.ts";
import { NamingLine } from "./naming-line.tsx";
import { type OwnersPlan, PlanLine } from "./plan-line.tsx";
import { TeammateDialog } from "./teammate-dialog.tsx";
import { createTeammateDraft, type TeammateDraft } from "./teammate-draft.ts";

interface TeamSectionProps {
  form: SettingsForm;
  today: string;
  naming: Naming;
  plan: OwnersPlan;
}

/** Who was asked to be named, and the names as they are stored. */
export interface Naming {
  names: readonly TeammateName[];
  savedTeam: readonly Pick<Teammate, "id" | "name">[];
  timeZone: string;
}

/** Who does the visits, when, and how many there is room for at once. */
export function TeamSection({ form, today, naming, plan }: TeamSectionProps) {
  const { team, maxVisitsAtOnce } = form.draft;
  const onlineTeam = listOnlineTeam(team, plan.name);
  const [edited, setEdited] = useState<TeammateDraft>();
  const section = useRef<HTMLDivElement>(null);
  const isNew = edited !== undefined && !team.some(({ key }) => key === edited.key);

  const setTeam = (rows: TeammateDraft[]) => form.change({ team: rows });
  const add = () => setEdited(createTeammateDraft(crypto.randomUUID()));

  function apply(teammate: TeammateDraft) {
    setTeam(
      isNew ? [...team, teammate] : team.map((one) => (one.key === teammate.key ? teammate : one)),
    );
    setEdited(undefined);
  }

  function remove({ key }: TeammateDraft) {
    setTeam(team.filter((one) => one.key !== key));
    setEdited(undefined);
    // The button that had the focus goes with its row.
    section.current?.focus();
  }

  return (
    <SectionCard
      id="team"
      title="Team"
      hint="Each person has their own hours and services. A visit goes to somebody who is free, and the person with the least to do that day comes first. Customers see a name, and can choose it, once that person agrees."
      aside={
        team.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            disabled={team.length >= maxTeammates}
            onClick={add}
          >
            <PlusIcon weight="bold" size={18} aria-hidden="true" />
            Add a person
          </Button>
        )
      }
    >
      <div ref={section} tabIndex={-1} className="outline-none">
        {team.length === 0 ? (
          <div className="mt-4 rounded-md border border-dashed border-line-strong px-5 py-7 text-center">
            <p className="font-semibold">You take one visit at a time.</p>
            <p className="mt-1 text-md text-ink-2">
              Add everyone who does visits, and customers can book as many at once as there are
              people free. Add yourself first: what's booked already stays yours.
            </p>
            <Button className="mt-4" onClick={add}>
              Add a person
            </Button>
          </div>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {team.map((teammate, index) => (
              <TeammateItem
                key={teammate.key}
                teammate={teammate}
                form={form}
                path={`team.${index}`}
                today={today}
                naming={naming}
                plan={plan}
                onlineTeam={onlineTeam}
                onEdit={() => setEdited(teammate)}
              />
            ))}
          </ul>
        )}
      </div>
      {team.length > 1 && (
        <div className="mt-3.5 grid gap-4 border-t border-line pt-[18px] md:grid-cols-2">
          <Select
            label="Chairs or rooms"
            name="maxVisitsAtOnce"
            hint="How many visits there's room for at once."
            options={roomOptions}
            value={String(maxVisitsAtOnce ?? "")}
            onChange={({ target }) =>
              form.change({ maxVisitsAtOnce: target.value ? Number(target.value) : null })
            }
            error={form.getError("maxVisitsAtOnce")}
          />
        </div>
      )}
      {edited && (
        <TeammateDialog
          key={edited.key}
          teammate={edited}
          isNew={isNew}
          settings={form.draft}
          today={today}
          onApply={apply}
          onRemove={() => remove(edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SectionCard>
  );
}

const roomOptions = [
  { value: "", label: "One for each person" },
  ...Array.from({ length: maxVisitsAtOnceLimit }, (_, index) => ({
    value: String(index + 1),
    label: String(index + 1),
  })),
];

interface TeammateItemProps {
  teammate: TeammateDraft;
  form: SettingsForm;
  path: string;
  today: string;
  naming: Naming;
  plan: OwnersPlan;
  /** Those whom customers book online on this plan. */
  onlineTeam: readonly TeammateDraft[];
  onEdit: () => void;
}

function TeammateItem(props: TeammateItemProps) {
  const { teammate, form, path, today, naming, onlineTeam, onEdit } = props;
  const { draft, getError } = form;
  const isOnline = onlineTeam.includes(teammate);
  const isBeyondPlan = teammate.takesBookings && !isOnline;
  const week = listWeekHours(teammate, draft);
  const saved = naming.savedTeam.find(({ id }) => id === teammate.id);
  const errors = ["id", "name", "serviceIds"].flatMap(
    (field) => getError(`${path}.${field}`) ?? [],
  );
  return (
    <li className="py-4">
      <div className="flex items-center gap-3.5">
        <Avatar name={teammate.name} size={44} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <b>{teammate.name}</b>
          <p className="text-sm text-ink-3">
            {describeServices(teammate.serviceIds, draft.services)}
          </p>
        </div>
        {!teammate.takesBookings && <Chip>No new bookings</Chip>}
        {isBeyondPlan && <Chip tone="warn">Not online</Chip>}
        {isOnline && onlineTeam.length < draft.team.length && <Chip tone="ok">Online</Chip>}
        <Button variant="secondary" size="sm" aria-label={`Edit ${teammate.name}`} onClick={onEdit}>
          Edit
        </Button>
      </div>
      {week && (
        <ul className="mt-3 grid grid-cols-4 gap-1.5 sm:grid-cols-7">
          {week.map(({ label, name, hours }) => (
            <li
              key={label}
              className={cx(
                "rounded-sm border border-line px-1 py-1.5 text-center text-xs leading-tight",
                hours.length === 0 && "bg-sunk text-ink-3",
              )}
            >
              <b className="block text-ink">
                <span aria-hidden="true">{label}</span>
                <span className="sr-only">{name}</span>
              </b>
              {hours.length === 0
                ? "Off"
                : hours.map((span) => (
                    <span key={span} className="block">
                      {span}
                    </span>
                  ))}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2.5 flex items-center gap-1.5 text-sm text-ink-3">
        <CalendarXIcon size={17} aria-hidden="true" />
        {describeDaysOff(teammate.daysOff, today)}
      </p>
      {isBeyondPlan && (
        <PlanLine
          plan={props.plan}
          name={teammate.name}
          onlineNames={onlineTeam.map(({ name }) => name)}
        />
      )}
      {saved && (
        <NamingLine
          teammate={saved}
          naming={naming.names.find(({ teammateId }) => teammateId === saved.id)}
          isNameSaved={saved.name === teammate.name}
          timeZone={naming.timeZone}
        />
      )}
      {errors.map((error) => (
        <FieldError key={error}>{error}</FieldError>
      ))}
    </li>
  );
}
