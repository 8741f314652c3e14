create schema media;

-- A creator's page.
create table media.account (
  id text primary key check (id ~ '^MED-[0-9A-Z]{8}$'),
  user_id text not null references accounts.profile (id),
  -- What viewers know the creator by; a person's own name stays with their account.
  name text not null check (char_length(name) between 1 and 80),
  description text not null check (char_length(description) between 1 and 1000),
  website text check (char_length(website) <= 800),
  header_upload_id uuid,
  header jsonb,
  profile_upload_id uuid,
  profile jsonb,
  -- Set while the creator is banned.
  is_withheld boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint account_of_user unique (user_id),
  check ((header is null) = (header_upload_id is null)),
  check ((profile is null) = (profile_upload_id is null))
);

-- A video at the provider; we hold words about it, never a file or an address.
create table media.video (
  id text primary key check (id ~ '^VID-[0-9A-Z]{8}$'),
  vid_id text not null check (vid_id ~ '^[A-Za-z0-9_-]{11}$'),
  account_id text not null references media.account (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  channel_title text not null check (char_length(channel_title) between 1 and 200),
  artist text check (char_length(artist) <= 200),
  description text not null default '' check (char_length(description) <= 5000),
  category text not null check (category in ('music', 'film-tv', 'talk-shows', 'vlogs')),
  -- As the provider says; null where nobody could ask it.
  published_at timestamptz,
  duration_seconds integer check (duration_seconds > 0),
  -- The business in it, shown for as long as it is public.
  business_id text references directory.business (id) on delete set null,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  is_removed boolean not null default false,
  is_withheld boolean not null default false,
  is_published boolean not null generated always as (not is_removed and not is_withheld) stored,
  search tsvector not null generated always as (
    setweight(directory.words_of(title || ' ' || coalesce(artist, '')), 'A')
    || setweight(directory.words_of(channel_title), 'B')
    || setweight(directory.words_of(description), 'D')
  ) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint video_once unique (vid_id)
);
create index video_newest on media.video (created_at desc, id desc) where is_published;
create index video_category on media.video (category, created_at desc, id desc) where is_published;
create index video_found on media.video using gin (search) where is_published;
create index video_liked on media.video (like_count desc, created_at desc, id desc) where is_published;
create index video_account on media.video (account_id, created_at desc, id desc);
create index video_business on media.video (business_id);

create table media.video_like (
  video_id text not null references media.video (id) on delete cascade,
  profile_id text not null references accounts.profile (id),
  liked_at timestamptz not null,
  primary key (video_id, profile_id)
);
create index video_like_profile on media.video_like (profile_id);

create table media.comment (
  id uuid primary key default gen_random_uuid(),
  video_id text not null references media.video (id) on delete cascade,
  author_id text not null references accounts.profile (id),
  body text not null check (char_length(body) between 1 and 1000),
  is_removed boolean not null default false,
  is_withheld boolean not null default false,
  is_shown boolean not null generated always as (not is_removed and not is_withheld) stored,
  created_at timestamptz not null
);
create index comment_newest on media.comment (video_id, created_at desc, id desc) where is_shown;
create index comment_author on media.comment (author_id, created_at);

create table media.watch_later (
  profile_id text not null references accounts.profile (id),
  video_id text not null references media.video (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (profile_id, video_id)
);
create index watch_later_latest on media.watch_later (profile_id, saved_at desc);
create index watch_later_video on media.watch_later (video_id);

-- How far somebody has watched what they have not finished.
create table media.watch_progress (
  profile_id text not null references accounts.profile (id),
  video_id text not null references media.video (id) on delete cascade,
  seconds integer not null check (seconds >= 0),
  duration_seconds integer not null check (duration_seconds > 0),
  watched_at timestamptz not null,
  primary key (profile_id, video_id)
);
create index watch_progress_latest on media.watch_progress (profile_id, watched_at desc);
create index watch_progress_video on media.watch_progress (video_id);

-- Counters are what the rows say, whichever way a row came or went.
create function media.count_likes() returns trigger language plpgsql as $$
begin
  update media.video set like_count = like_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.video_id, old.video_id);
  return null;
end
$$;
create trigger likes_counted after insert or delete on media.video_like
  for each row execute function media.count_likes();

create function media.count_comments() returns trigger language plpgsql as $$
begin
  update media.video set comment_count = comment_count
    + case when tg_op <> 'DELETE' and new.is_shown then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.is_shown then 1 else 0 end
  where id = coalesce(new.video_id, old.video_id);
  return null;
end
$$;
create trigger comments_counted after insert or delete or update of is_removed, is_withheld on media.comment
  for each row execute function media.count_comments();
