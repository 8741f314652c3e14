-- Why staff hid a store, in words for its owner.
alter table marketplace.store
  add column hidden_reason text check (char_length(hidden_reason) between 1 and 500),
  add constraint store_hidden_reason check (hidden_at is not null or hidden_reason is null);

-- Staff go through all of them, newest first, and look for a part of the name.
create index store_opened on marketplace.store (created_at desc, id desc) where closed_at is null;
create index store_name_parts on marketplace.store using gin (lower(store_name) gin_trgm_ops)
  where closed_at is null;
