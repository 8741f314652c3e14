-- What buyers say about an item: a review goes with it, as one of a business does.
alter table reviews.review
  add column item_id text generated always as (case subject_kind when 'item' then subject_id end) stored
    references marketplace.item (id) on delete cascade;
create index review_item on reviews.review (item_id) where item_id is not null;

-- A store's rating is that of its items, read from this alone.
create index item_store_rated on marketplace.item (store_id) include (rating_sum, review_count)
  where review_count > 0;
