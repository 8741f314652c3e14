-- Items that a member wants to find again, with what they know of each: they are told when it is cheaper or back.
create table marketplace.saved_item (
  profile_id text not null references accounts.profile (id),
  item_id text not null references marketplace.item (id) on delete cascade,
  saved_at timestamptz not null,
  -- The lowest price they have seen or were told of.
  seen_cents integer not null check (seen_cents > 0),
  was_in_stock boolean not null,
  primary key (profile_id, item_id)
);
create index saved_item_latest on marketplace.saved_item (profile_id, saved_at desc, item_id desc);
create index saved_item_item on marketplace.saved_item (item_id);

-- Saved items whose price fell, or which sold out or came back; a task takes them and tells those who saved them.
create table marketplace.changed_item (
  item_id text primary key references marketplace.item (id) on delete cascade,
  changed_at timestamptz not null default now()
);

-- In the database, because sales, imports and refunds change the stock too.
create function marketplace.note_change() returns trigger language plpgsql as $$
begin
  if exists (select from marketplace.saved_item where item_id = new.id) then
    insert into marketplace.changed_item (item_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger item_changed after update of price_cents, stock, status on marketplace.item
  for each row
  when (new.price_cents < old.price_cents or (new.stock = 0) <> (old.stock = 0) or new.status <> old.status)
  execute function marketplace.note_change();
