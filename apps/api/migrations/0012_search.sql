-- Searching the directory.

-- Words as they are spelt, for the word somebody is still typing: `restaura` is the beginning of
-- `restaurants`, but not of its stem.
create text search configuration directory.spelt (copy = simple);
alter text search configuration directory.spelt
  alter mapping for hword, hword_part, word with unaccent, simple;

-- The parser takes `jollof/suya` for the name of a file and `hair.braids` for a host: a sign between two
-- words becomes a space first.
create function directory.separated(words text) returns text
  language sql immutable parallel safe strict
  return translate(directory.plain(words), './\_-:&~+<>•·،፡።፣', repeat(' ', 20));

-- The stems, and behind a gap the words themselves: without it the last word would stand before the first.
create function directory.words_of(words text) returns tsvector
  language sql immutable parallel safe strict
  return ts_delete(
    to_tsvector('directory.words', directory.separated(words))
      || '''|'':1'::tsvector || to_tsvector('directory.spelt', directory.separated(words)),
    '|');

-- Names stand in a column of their own as well: they are shown first, and how common a word is in names is
-- not how common it is elsewhere.
alter table directory.business drop column search;
alter table directory.business
  add column name_words tsvector not null generated always as (directory.words_of(business_name)) stored,
  add column search tsvector not null generated always as (directory.words_of(
    business_name || ' ' || category || ' ' || coalesce(city, '') || ' ' || offer_words || ' ' || description
  )) stored;

-- The same place as `point`. What a map shows is a rectangle of degrees, which on the globe is none.
alter table directory.business add column on_map geometry (point, 4326) generated always as (
  (case when hide_address or door is null then suburb_centre else door end)::geometry
) stored;

-- Staff search hidden listings too: these hold every listing that is not deleted.
drop index directory.business_point, directory.business_category_point;
create index business_words on directory.business using gin (search)
  where delete_requested_at is null;
create index business_name_words on directory.business using gin (name_words)
  where delete_requested_at is null;
create index business_point on directory.business using gist (point)
  where delete_requested_at is null;
create index business_category_point on directory.business using gist (category, point)
  where delete_requested_at is null;
create index business_on_map on directory.business using gist (on_map)
  where delete_requested_at is null;
create index business_every on directory.business (prominence desc, created_at desc, id desc)
  where delete_requested_at is null;

-- Keeps directory.search_word: the words of every listing that people can see.
create function directory.note_words() returns trigger language plpgsql as $$
begin
  insert into directory.search_word
  select distinct word
  from changed, unnest(tsvector_to_array(to_tsvector('directory.spelt', directory.separated(
    concat_ws(' ', business_name, category, city, offer_words, description))))) as word
  where is_public and char_length(word) between 3 and 40 and word !~ '^\d+$'
  -- In one order, so that two listings saved at once never wait for each other.
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger business_words_of_new after insert on directory.business
  referencing new table as changed for each statement execute function directory.note_words();
create trigger business_words_of_changed after update on directory.business
  referencing new table as changed for each statement execute function directory.note_words();

-- In the order of bytes, whatever the database's own: for looking up beginnings.
create index search_word_beginning on directory.search_word (word collate "C");

-- Words of the community are compared by their stems: who types `braiding` means `braids`.
create function directory.stem(words text) returns text
  language sql immutable parallel safe strict
  return (
    select string_agg(coalesce((ts_lexize('english_stem', one.word))[1], one.word), ' ' order by one.place)
    from unnest(string_to_array(directory.plain(words), ' ')) with ordinality as one (word, place)
  );
create index community_word_stem on directory.community_word (directory.stem(word));
create index community_word_other_stem on directory.community_word (directory.stem(other));

-- The list to begin with; staff add to it. Two words for one thing:
insert into directory.community_word (word, other, kind)
select least(one, two), greatest(one, two), 'same'
from (values
  ('injera', 'enjera'), ('canjeero', 'anjero'), ('canjeero', 'anjeero'), ('anjeero', 'anjero'),
  ('canjeero', 'lahoh'), ('anjero', 'lahoh'), ('anjeero', 'lahoh'),
  ('jollof', 'jallof'), ('jollof', 'jolof'), ('jallof', 'jolof'),
  ('fufu', 'foofoo'), ('fufu', 'foufou'), ('foofoo', 'foufou'),
  ('thieboudienne', 'ceebu jen'), ('thieboudienne', 'thiebou dieun'), ('ceebu jen', 'thiebou dieun'),
  ('doro wat', 'doro wot'), ('doro wat', 'doro wet'), ('doro wet', 'doro wot'),
  ('kitfo', 'ketfo'), ('teff', 'tef'), ('ful', 'foul'), ('bunna', 'buna'),
  ('sambusa', 'sambuus'), ('chapati', 'chapatti'), ('chapati', 'chapo'), ('mandazi', 'maandazi'),
  ('matoke', 'matooke'), ('nsima', 'nshima'), ('asida', 'aseeda'),
  ('puff puff', 'bofrot'), ('akara', 'koose'), ('moi moi', 'moin moin'), ('pounded yam', 'iyan'),
  ('egusi', 'agushi'), ('garri', 'gari'), ('attieke', 'acheke'), ('mafe', 'maafe'),
  ('saka saka', 'pondu'), ('muamba', 'moambe'), ('cassava', 'manioc'), ('okra', 'okro'),
  ('groundnut', 'peanut'), ('piri piri', 'peri peri'), ('piri piri', 'pili pili'),
  ('peri peri', 'pili pili'), ('bissap', 'sobolo'), ('bissap', 'zobo'), ('sobolo', 'zobo'),
  ('habesha', 'abesha'), ('shea', 'karite'),
  ('braids', 'plaits'), ('cornrows', 'canerows'), ('barber', 'barbershop'),
  ('dreadlocks', 'locs'), ('dreadlocks', 'dreads'), ('dreads', 'locs'),
  ('ankara', 'african print'), ('dashiki', 'danshiki'), ('kaftan', 'caftan'), ('kitenge', 'chitenge'),
  ('kanga', 'khanga'), ('kikoi', 'kikoy'), ('gomesi', 'busuti'), ('shweshwe', 'seshoeshoe'),
  ('doek', 'duku')
) as pair (one, two);

-- Things near each other, searched too and said so:
insert into directory.community_word (word, other, kind)
select least(one, two), greatest(one, two), 'related'
from (values
  ('injera', 'canjeero'), ('injera', 'anjero'), ('injera', 'kisra'),
  ('ugali', 'sadza'), ('ugali', 'pap'), ('pap', 'sadza'), ('ugali', 'nsima'), ('nsima', 'sadza'),
  ('nsima', 'pap'), ('ugali', 'asida'),
  ('fufu', 'banku'), ('fufu', 'amala'), ('fufu', 'eba'), ('fufu', 'pounded yam'), ('eba', 'garri'),
  ('jollof', 'thieboudienne'), ('egusi', 'ogbono'), ('saka saka', 'cassava leaves'),
  ('suya', 'kebab'), ('suya', 'kilishi'), ('biltong', 'kilishi'), ('nyama choma', 'braai'),
  ('sambusa', 'samosa'), ('mandazi', 'mahamri'), ('plantain', 'dodo'), ('plantain', 'kelewele'),
  ('sukuma wiki', 'collard greens'), ('irio', 'mukimo'), ('zigni', 'tsebhi'),
  ('bissap', 'hibiscus'), ('sobolo', 'hibiscus'), ('zobo', 'hibiscus'), ('bunna', 'coffee'),
  ('habesha', 'ethiopian'), ('habesha', 'eritrean'),
  ('kente', 'ankara'), ('ankara', 'kitenge'), ('dashiki', 'boubou'), ('agbada', 'boubou'),
  ('boubou', 'kaftan'), ('gele', 'doek'), ('gele', 'head wrap'), ('doek', 'head wrap'),
  ('shea', 'black soap'), ('uunsi', 'bakhoor'),
  ('braids', 'cornrows'), ('braids', 'twists'), ('braids', 'hair extensions'), ('wigs', 'weaves'),
  ('dreadlocks', 'twists'), ('hairdresser', 'hair salon')
) as pair (one, two);
