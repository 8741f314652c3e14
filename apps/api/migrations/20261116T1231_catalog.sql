-- Searching what is for sale.

-- `array_to_string` may depend on settings, so a stored column can't use it; for text it never does.
create function marketplace.joined(words text[]) returns text
  language sql immutable parallel safe strict
  return (select coalesce(string_agg(word, ' ' order by place), '')
    from unnest(words) with ordinality as one (word, place));

-- What the catalog filters by, as `size:m`: people write M and m.
create function marketplace.filter_values(
  categories text[], genders text[], styles text[], sizes text[], colours text[], brand text, condition text,
  has_free_shipping boolean, has_free_returns boolean
) returns text[]
  language sql immutable parallel safe
  return (select array_agg(distinct kind || lower(value))
    from (
      select 'cat:' as kind, value from unnest(categories) as value
      union all select 'gender:', value from unnest(genders) as value
      union all select 'style:', value from unnest(styles) as value
      union all select 'size:', value from unnest(sizes) as value
      union all select 'color:', value from unnest(colours) as value
      union all select 'brand:', nullif(brand, '')
      union all select 'cond:', condition
      union all select 'fship', '' where has_free_shipping
      union all select 'fret', '' where has_free_returns
    ) as named
    where value is not null);

alter table marketplace.item
  -- Kept by the reviews of items.
  add column rating_sum integer not null default 0 check (rating_sum >= 0),
  add column review_count integer not null default 0 check (review_count >= 0),
  add column rating numeric(3, 2) generated always as (
    case when review_count > 0 then rating_sum::numeric / review_count end
  ) stored,
  -- One column for all words; the weight says where a word stands: A in the name, D in the description (CATLG-16).
  add column search tsvector not null generated always as (
    setweight(directory.words_of(name), 'A')
    || setweight(directory.words_of(brand || ' ' || category || ' ' || coalesce(sub_category, '') || ' '
      || coalesce(sub_sub_category, '') || ' ' || marketplace.joined(styles) || ' '
      || marketplace.joined(colours)), 'B')
    || setweight(directory.words_of(description), 'D')
  ) stored,
  add column filter_values text[] generated always as (marketplace.filter_values(
    array[category, sub_category, sub_sub_category], genders, styles, sizes, colours, brand, condition,
    has_free_shipping, has_free_returns
  )) stored;

-- None of them holds the stock, so a sale still moves no index entry.
create index item_found on marketplace.item using gin (search, filter_values) where is_listed;
create index item_price on marketplace.item (price_cents, id) where is_listed;
create index item_rating on marketplace.item (rating desc nulls last, created_at desc, id desc) where is_listed;
create index item_category on marketplace.item (category, created_at desc, id desc) where is_listed;

-- The words of everything that is or was for sale, to find what a misspelt one stands for.
create table marketplace.search_word (word text primary key);
create index search_word_similar on marketplace.search_word using gin (word gin_trgm_ops);
create index search_word_beginning on marketplace.search_word (word collate "C");

-- A word that is forgotten at this moment waits: else an item that uses it again, and is not saved yet, would
-- lose it.
create function marketplace.note_words() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('marketplace.search_word', 0));
  insert into marketplace.search_word
  select distinct word
  from unnest(tsvector_to_array(to_tsvector('directory.spelt', directory.separated(
    concat_ws(' ', new.name, new.description, new.brand, new.category, new.sub_category, new.sub_sub_category,
      marketplace.joined(new.styles), marketplace.joined(new.colours)))))) as word
  where char_length(word) between 3 and 40 and word !~ '^\d+$'
  -- In one order, so that two items saved at once never wait for each other.
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger item_words_of_new after insert on marketplace.item
  for each row when (new.is_listed) execute function marketplace.note_words();
-- Not for a change of the stock: a sale writes no words.
create trigger item_words_of_changed
  after update of name, description, brand, category, sub_category, sub_sub_category, styles, colours, status,
    is_offered, deleted_at on marketplace.item
  for each row when (new.is_listed) execute function marketplace.note_words();

insert into marketplace.search_word
select distinct word
from marketplace.item, unnest(tsvector_to_array(to_tsvector('directory.spelt', directory.separated(
  concat_ws(' ', name, description, brand, category, sub_category, sub_sub_category, marketplace.joined(styles),
    marketplace.joined(colours)))))) as word
where is_listed and char_length(word) between 3 and 40 and word !~ '^\d+$';
