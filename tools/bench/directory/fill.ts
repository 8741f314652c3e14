import { templates, words } from "./vocabulary.ts";

const quoteJson = (value: unknown) => `$json$${JSON.stringify(value)}$json$`;

/**
 * Statements that fill the directory with many listings, spread over real suburbs: four in five are
 * within 40 km of a big city. The same in every run, because everything derives from a listing's
 * number.
 */
export const makeDirectorySql = (count: number): string[] => [
  // Rows are correct by construction: checking each reference would double the time.
  "set session_replication_role = replica",
  `create temporary table template as
   select row_number() over () - 1 as nr, template.*,
     setweight(directory.words_of(noun), 'A') as noun_words,
     setweight(directory.words_of(category || ' ' || "offerWords"), 'B')
       || setweight(directory.words_of(description), 'C') as other_words
   from jsonb_to_recordset(${quoteJson(templates)}) as template (
     category text, noun text, description text, "offerWords" text, days jsonb, "openMinutes" text)`,
  `create temporary table word as
   select ordinality - 1 as nr, word, setweight(directory.words_of(word), 'A') as word_words from jsonb_array_elements_text(${quoteJson(words)})
   with ordinality as word (word, ordinality)`,
  `create temporary table big_city as select id, name, state, centre from directory.suburb
   where (name, postcode) in (('Sydney', '2000'), ('Melbourne', '3000'), ('Brisbane City', '4000'),
     ('Adelaide', '5000'), ('Perth', '6000'), ('Hobart', '7000'), ('Darwin', '0800'), ('Canberra', '2601'))`,
  `create temporary table place as
   select *, row_number() over (partition by is_near order by id) - 1 as nr,
     directory.words_of(name) as place_words
   from (
     select suburb.*, exists (select from big_city where st_dwithin(big_city.centre, suburb.centre, 40000))
       as is_near
     from directory.suburb) as suburb`,
  "analyze template",
  "analyze word",
  "analyze place",
  `insert into accounts.profile (id, full_name, username, alias, email)
   values ('bench-owner', 'Bench Owner', 'bench.owner', 'bench.owner', 'bench@demo.boab.example')`,
  "insert into accounts.handle (handle, profile_id) values ('bench.owner', 'bench-owner')",
  `insert into directory.slug (slug, business_id)
   select 'listing-' || n, 'BUS-' || lpad(n::text, 8, '0') from generate_series(1, ${count}) as n`,
  // Indexes are created afterwards, in one go each.
  `create temporary table later as
   select indexdef as statement, format('drop index %I.%I', schemaname, indexname) as dropping
   from pg_indexes where schemaname = 'directory' and tablename = 'business'
     and indexname not in (select conname from pg_constraint)`,
  "do $$ declare one text; begin for one in select dropping from later loop execute one; end loop; end $$",
  // Parsing the same words a million times would take an hour: they are parsed once and combined.
  "alter table directory.business alter column search drop expression",
  `create temporary table dice as
   select n, a, b, c, a % counts.templates as template_nr, b % counts.words as word_nr, c % 5 > 0 as is_near,
     (c / 5) % (case when c % 5 > 0 then counts.near else counts.far end) as place_nr
   from generate_series(1, ${count}) as n
   cross join lateral (select hashint4(n) & 2147483647 as a, hashint4(n + 500000000) & 2147483647 as b,
     hashint4(n + 1000000000) & 2147483647 as c) as hashes
   cross join (select (select count(*) from template) as templates, (select count(*) from word) as words,
     count(*) filter (where is_near) as near, count(*) filter (where not is_near) as far from place) as counts`,
  "analyze dice",
  `insert into directory.business (id, owner_id, business_name, slug, description, category, email, phone,
     street, city, state, postcode, country, hide_address, suburb_id, suburb_centre, door, is_live,
     listing_priority, days, open_minutes, offer_words, search, created_at)
   select 'BUS-' || lpad(n::text, 8, '0'), 'bench-owner',
     word.word || ' ' || template.noun || case when dice.c % 3 = 0 then ' ' || place.name else '' end,
     'listing-' || n, replace(template.description, '{suburb}', place.name), template.category,
     'bench@demo.boab.example', '+61370100000', (1 + dice.c % 240) || ' High Street', place.name,
     place.state, place.postcode, 'Australia', dice.c % 12 = 0, place.id, place.centre,
     st_makepoint(place.longitude + (dice.a % 1000 - 500) / 50000.0,
       place.latitude + (dice.b % 1000 - 500) / 50000.0)::geography,
     dice.a % 33 > 0, case when dice.b % 200 = 0 then 50 else 100 end,
     template.days, template."openMinutes"::int4multirange, template."offerWords",
     word.word_words || template.noun_words
       || case when dice.c % 3 = 0 then setweight(place.place_words, 'A') else '' end
       || setweight(place.place_words, 'B') || template.other_words,
     timestamptz '2026-10-31' - (dice.a::float8 / 2147483647) * interval '5 years'
   from dice
   join template on template.nr = dice.template_nr
   join word on word.nr = dice.word_nr
   join place on place.is_near = dice.is_near and place.nr = dice.place_nr`,
  "do $$ declare one text; begin for one in select statement from later loop execute one; end loop; end $$",
  `insert into directory.search_word
   select distinct spelt from (
     select noun || ' ' || category || ' ' || description || ' ' || "offerWords" as said from template
     union all select word from word
     union all select name from place) as everything,
   unnest(tsvector_to_array(to_tsvector('directory.spelt', directory.separated(said)))) as spelt
   where char_length(spelt) between 3 and 40 and spelt !~ '^\\d+$'
   on conflict do nothing`,
  "set session_replication_role = origin",
  "vacuum analyze directory.business",
  "vacuum analyze directory.slug",
  "analyze directory.search_word",
];
