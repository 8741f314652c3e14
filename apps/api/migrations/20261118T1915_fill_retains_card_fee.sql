-- outside a transaction
-- Fills the renamed column of the refunds that were there before the trigger, 5,000 rows at a time, so that nobody waits long
-- for a row. When it is interrupted, it starts again and skips what it has filled.
do $$
declare
  last_id uuid;
begin
  loop
    with batch as (
      select id from payments.refund where last_id is null or id > last_id order by id limit 5000
    ), filled as (
      update payments.refund as filling set retains_card_fee = true from batch
      where filling.id = batch.id and filling.keeps_card_fee and not filling.retains_card_fee
    )
    select id into last_id from batch order by id desc limit 1;
    exit when last_id is null;
    commit;
  end loop;
end $$;
