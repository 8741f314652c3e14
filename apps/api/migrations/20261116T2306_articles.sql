create schema if not exists magazine;

create table magazine.author (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(name) between 1 and 120),
  bio text not null default '' check (char_length(bio) <= 600),
  -- The writer's account; null for somebody without one, or who closed theirs.
  profile_id text unique references accounts.profile (id),
  is_demo boolean not null default false
);

-- What was published. The document it came from is edited on; a new edition replaces these columns.
create table magazine.article (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120
    and slug not in ('subscribe', 'authors', 'feed')
  ),
  document_id text unique,
  revision integer,
  title text not null check (char_length(title) between 1 and 200),
  subtitle text check (char_length(subtitle) <= 400),
  excerpt text not null check (char_length(excerpt) between 1 and 400),
  lede text check (char_length(lede) <= 600),
  category text not null
    check (category in ('Food', 'Hair', 'Family', 'Community', 'Work', 'Culture')),
  tags text[] not null default '{}' check (cardinality(tags) <= 8),
  hero jsonb not null check (jsonb_typeof(hero) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  -- The names of its authors and its plain text: what a search looks in, beside the title.
  author_names text not null,
  plain_text text not null,
  read_minutes smallint not null check (read_minutes > 0),
  is_featured boolean not null default false,
  -- In the future while it is scheduled: it appears by itself.
  published_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', excerpt || ' ' || coalesce(subtitle, '')), 'B')
    || setweight(to_tsvector('simple', author_names), 'B')
    || setweight(to_tsvector('english', plain_text), 'C')
  ) stored
);
create index article_newest on magazine.article (published_at desc, id desc)
  where withdrawn_at is null;
create index article_category on magazine.article (category, published_at desc, id desc)
  where withdrawn_at is null;
create index article_featured on magazine.article (published_at desc, id desc)
  where withdrawn_at is null and is_featured;
create index article_search on magazine.article using gin (search);
create index article_tags on magazine.article using gin (tags);

create table magazine.article_author (
  article_id uuid not null references magazine.article (id) on delete cascade,
  author_id uuid not null references magazine.author (id),
  position smallint not null,
  primary key (article_id, author_id)
);
create index article_author_author on magazine.article_author (author_id);

-- What an article shows in a block of its own; the other page links back to the article.
create table magazine.article_mention (
  article_id uuid not null references magazine.article (id) on delete cascade,
  kind text not null check (kind in ('business', 'item', 'video')),
  target_id text not null,
  primary key (article_id, kind, target_id)
);
create index article_mention_target on magazine.article_mention (kind, target_id);
