-- An item whose store can't take orders is in no list, search, count or sitemap. A copy on the item, so that the
-- catalog's indexes need no join; the payout account changes it in its own transaction.
alter table marketplace.item add column store_takes_orders boolean not null default true;

update marketplace.item set store_takes_orders = false
where store_id in (
  select store.id from marketplace.store
  where not exists (
    select from payments.payout_account as account
    where account.user_id = store.user_id and account.is_ready));

create function marketplace.follow_payout_account() returns trigger language plpgsql as $$
begin
  update marketplace.item as item
  set store_takes_orders = ready.is_ready
  from marketplace.store as store, (
    select exists (
      select from payments.payout_account as account
      where account.user_id = new.user_id and account.is_ready) as is_ready
  ) as ready
  where store.user_id = new.user_id and item.store_id = store.id
    and item.store_takes_orders is distinct from ready.is_ready;
  return null;
end
$$;
create trigger payout_account_of_new_items after insert on payments.payout_account
  for each row execute function marketplace.follow_payout_account();
create trigger payout_account_items after update on payments.payout_account
  for each row
  when (old.is_ready is distinct from new.is_ready)
  execute function marketplace.follow_payout_account();
