-- payments.refund.keeps_card_fee is renamed to retains_card_fee. The release before this one reads and writes the former
-- name while it still serves, so a trigger copies whichever of the two was written into the other. A later release drops
-- the former column, the trigger and its function, and replaces the view that reads it.
alter table payments.refund add column retains_card_fee boolean not null default false;

create function payments.sync_retains_card_fee() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Whoever doesn't know a column leaves it false.
    new.retains_card_fee := new.retains_card_fee or new.keeps_card_fee;
    new.keeps_card_fee := new.retains_card_fee;
  elsif new.retains_card_fee is distinct from old.retains_card_fee then
    new.keeps_card_fee := new.retains_card_fee;
  else
    new.retains_card_fee := new.keeps_card_fee;
  end if;
  return new;
end $$;
create trigger sync_retains_card_fee before insert or update of keeps_card_fee, retains_card_fee on payments.refund
  for each row execute function payments.sync_retains_card_fee();
