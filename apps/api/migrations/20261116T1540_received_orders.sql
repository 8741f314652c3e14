alter table marketplace.store
  add column abn text check (abn ~ '^[0-9]{11}$');

-- received_how: the buyer said so, picked it up, or nobody complained for long enough.
alter table marketplace.store_order
  add column received_at timestamptz,
  add column received_how text check (received_how in ('confirmed', 'picked up', 'assumed')),
  add column has_gst boolean not null default false,
  add column seller_abn text check (seller_abn ~ '^[0-9]{11}$'),
  add check ((received_at is null) = (received_how is null)),
  add check (received_at is null or state = 'sent');

update marketplace.store_order set received_at = done_at, received_how = 'picked up'
where state = 'sent' and delivery_courier is null;

update marketplace.store_order set has_gst = true
from marketplace.store
where store.id = store_order.store_id and store.is_gst_registered;

create index order_unreceived on marketplace.store_order (done_at)
  where state = 'sent' and received_at is null;

-- An invoice says what held on the day of the sale, whoever inserts the order and whatever the seller changes later.
create function marketplace.keep_tax_terms() returns trigger language plpgsql as $$
begin
  select is_gst_registered, abn into new.has_gst, new.seller_abn
  from marketplace.store where id = new.store_id;
  return new;
end
$$;
create trigger keep_tax_terms before insert on marketplace.store_order
  for each row execute function marketplace.keep_tax_terms();
