-- Words as people type them: without accents, in the stem of English words. A search compares what is
-- written with what is asked through the same configuration.
create text search configuration directory.words (copy = english);
alter text search configuration directory.words
  alter mapping for hword, hword_part, word with unaccent, english_stem;

create function directory.plain(words text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- Every address a listing ever had. An old one leads to the listing; one without a listing is gone for good.
create table directory.slug (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 3 and 60),
  business_id text,
  created_at timestamptz not null default now(),
  unique (slug, business_id)
);
create index slug_business on directory.slug (business_id);

create table directory.business (
  id text primary key check (id ~ '^BUS-[0-9A-Z]{8}$'),
  owner_id text not null references accounts.profile (id),
  business_name text not null check (char_length(business_name) between 1 and 80),
  slug text not null unique,
  description text not null check (char_length(description) between 1 and 600),
  category text not null
    check (category in ('Restaurants', 'Services', 'Retail', 'Health', 'Education')),
  email text not null,
  phone text not null,

  -- Together or not at all: a listing gets its address after the wizard.
  street text,
  city text,
  state text check (state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT')),
  postcode text check (postcode ~ '^\d{4}$'),
  country text,
  hide_address boolean not null default false,
  big_city text,
  suburb_id integer references directory.suburb (id) on delete set null,
  suburb_centre geography (point, 4326),
  -- Where the door is, when somebody has measured it.
  door geography (point, 4326),
  -- Where the listing counts as being, for every reader and every distance. A hidden door never shows.
  point geography (point, 4326) generated always as (
    case when hide_address or door is null then suburb_centre else door end
  ) stored,
  time_zone text not null generated always as (
    case state
      when 'VIC' then 'Australia/Melbourne'
      when 'QLD' then 'Australia/Brisbane'
      when 'SA' then 'Australia/Adelaide'
      when 'WA' then 'Australia/Perth'
      when 'TAS' then 'Australia/Hobart'
      when 'NT' then 'Australia/Darwin'
      else 'Australia/Sydney'
    end
  ) stored,

  is_live boolean not null default false,
  -- Set while the owner is banned or gone.
  is_withheld boolean not null default false,
  delete_requested_at timestamptz,
  is_public boolean not null generated always as (
    is_live and not is_withheld and delete_requested_at is null
  ) stored,
  listing_priority integer not null default 100 check (listing_priority between 0 and 1000),
  -- Lists read downwards in every column, so that one comparison of rows finds the next page.
  prominence integer not null generated always as (-listing_priority) stored,

  cover_upload_id uuid,
  cover jsonb,
  cover_position jsonb not null default '{}',
  logo_upload_id uuid,
  logo jsonb,
  socials jsonb not null default '{}',
  video jsonb,
  video_caption text,
  catalog jsonb,
  days jsonb,
  -- Minutes of the week, from Monday 00:00 in the listing's own zone, at which it is open.
  open_minutes int4multirange not null default '{}',
  -- Titles of prices and of the catalogue: people search for what is sold.
  offer_words text not null default '',
  search tsvector not null generated always as (
    setweight(to_tsvector('directory.words', business_name), 'A') ||
    setweight(to_tsvector('directory.words', category || ' ' || coalesce(city, '') || ' ' || offer_words), 'B') ||
    setweight(to_tsvector('directory.words', description), 'C')
  ) stored,

  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  check ((street is null) = (city is null) and (city is null) = (state is null)
    and (state is null) = (postcode is null) and (postcode is null) = (country is null)),
  check ((cover is null) = (cover_upload_id is null)),
  check ((logo is null) = (logo_upload_id is null)),
  -- What a visitor must be able to rely on.
  check (not is_live or city is not null),
  foreign key (slug, id) references directory.slug (slug, business_id) deferrable initially deferred
);
alter table directory.slug
  add constraint slug_business_exists foreign key (business_id)
    references directory.business (id) on delete set null deferrable initially deferred;

create index business_newest on directory.business (prominence desc, created_at desc, id desc)
  where is_public;
create index business_category on directory.business (category, prominence desc, created_at desc, id desc)
  where is_public;
create index business_state on directory.business (state, prominence desc, created_at desc, id desc)
  where is_public;
create index business_category_state
  on directory.business (category, state, prominence desc, created_at desc, id desc)
  where is_public;
create index business_words on directory.business using gin (search) where is_public;
create index business_point on directory.business using gist (point) where is_public;
create index business_category_point on directory.business using gist (category, point) where is_public;
create index business_owner on directory.business (owner_id, created_at desc, id desc);
create index business_delete_requested on directory.business (delete_requested_at)
  where delete_requested_at is not null;

create table directory.price (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  position smallint not null check (position between 0 and 99),
  title text not null check (char_length(title) between 1 and 120),
  amount_cents integer not null check (amount_cents between 0 and 100000000),
  unique (business_id, position) deferrable initially deferred
);

create table directory.gallery_picture (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  position smallint not null check (position between 0 and 9),
  upload_id uuid not null unique,
  picture jsonb not null,
  name text not null default '' check (char_length(name) <= 120),
  description text not null default '' check (char_length(description) <= 300),
  orientation text not null check (orientation in ('landscape', 'portrait')),
  unique (business_id, position) deferrable initially deferred
);

-- People whom the owner asked to look after the page.
create table directory.editor (
  business_id text not null references directory.business (id) on delete cascade,
  profile_id text not null references accounts.profile (id),
  invited_by text not null references accounts.profile (id),
  created_at timestamptz not null default now(),
  primary key (business_id, profile_id)
);
create index editor_profile on directory.editor (profile_id);

create table directory.editor_invitation (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  invited_by text not null references accounts.profile (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (business_id, email)
);

-- Words the community uses for one thing ("same"), or for things near each other ("related").
create table directory.community_word (
  word text not null check (word ~ '^[^\s].{0,58}[^\s]$' and word = directory.plain(word)),
  other text not null check (other ~ '^[^\s].{0,58}[^\s]$' and other = directory.plain(other)),
  kind text not null check (kind in ('same', 'related')),
  primary key (word, other),
  check (word < other)
);
create index community_word_other on directory.community_word (other);

-- Every word that stands in a listing: where a misspelt one looks for its neighbour.
create table directory.search_word (word text primary key);
create index search_word_trigrams on directory.search_word using gin (word gin_trgm_ops);

-- How often listings were opened, by day; never by whom.
create table directory.view_day (
  day date primary key,
  views bigint not null default 0
);
