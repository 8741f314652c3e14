-- Dates on which a business is closed, or open at other times than its week says. A row that says `usual` keeps the answer
-- to a public holiday.
create table directory.special_day (
  business_id text not null references directory.business (id) on delete cascade,
  date date not null,
  kind text not null check (kind in ('closed', 'usual', 'hours')),
  windows jsonb not null default '[]',
  -- Minutes since the date's midnight. A day may close on the next morning.
  open_minutes int4multirange not null default '{}',
  note text not null default '' check (char_length(note) <= 80),
  primary key (business_id, date),
  constraint special_day_windows check (case when kind = 'hours'
    then jsonb_array_length(windows) between 1 and 2 else windows = '[]' and open_minutes = '{}' end)
);

create view directory.v_special_day as
select business_id, date, kind, windows from directory.special_day;
