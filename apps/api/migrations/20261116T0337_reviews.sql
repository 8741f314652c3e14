create schema reviews;

create table reviews.review (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null check (subject_kind in ('business', 'item')),
  subject_id text not null,
  -- A listing that is erased takes its reviews with it.
  business_id text generated always as (case subject_kind when 'business' then subject_id end) stored
    references directory.business (id) on delete cascade,
  author_id text not null references accounts.profile (id),
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 1 and 160),
  -- How the author knows the business; only customers count in the mean.
  tie text not null check (tie in ('customer', 'knows owner', 'worked here', 'similar business')),
  -- Taken down by a moderator, or while the author is banned.
  is_removed boolean not null default false,
  is_withheld boolean not null default false,
  is_shown boolean not null generated always as (not is_removed and not is_withheld) stored,
  helpful_count int not null default 0 check (helpful_count >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint review_once unique (subject_kind, subject_id, author_id)
);
create index review_newest
  on reviews.review (subject_kind, subject_id, created_at desc, id desc) where is_shown;
create index review_highest
  on reviews.review (subject_kind, subject_id, rating desc, created_at desc, id desc) where is_shown;
create index review_lowest
  on reviews.review (subject_kind, subject_id, (-rating) desc, created_at desc, id desc) where is_shown;
create index review_helpful
  on reviews.review (subject_kind, subject_id, helpful_count desc, created_at desc, id desc) where is_shown;
create index review_author on reviews.review (author_id, created_at desc);
create index review_business on reviews.review (business_id);

-- What a review said before its author changed it.
create table reviews.earlier_version (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews.review (id) on delete cascade,
  rating smallint not null,
  comment text not null,
  tie text not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null
);
create index earlier_version_review on reviews.earlier_version (review_id, replaced_at);

create table reviews.reply (
  review_id uuid primary key references reviews.review (id) on delete cascade,
  -- Null once that account is closed: the reply is the business's.
  author_id text references accounts.profile (id),
  body text not null check (char_length(body) between 1 and 500),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index reply_author on reviews.reply (author_id);

create table reviews.helpful_vote (
  review_id uuid not null references reviews.review (id) on delete cascade,
  profile_id text not null references accounts.profile (id),
  created_at timestamptz not null default now(),
  primary key (review_id, profile_id)
);
create index helpful_vote_profile on reviews.helpful_vote (profile_id);

-- What the shown reviews of a subject add up to, written with each of them.
create table reviews.summary (
  subject_kind text not null,
  subject_id text not null,
  business_id text generated always as (case subject_kind when 'business' then subject_id end) stored
    references directory.business (id) on delete cascade,
  review_count int not null default 0 check (review_count >= 0),
  -- How many customers gave one star, two stars …
  star_counts int[] not null default '{0,0,0,0,0}' check (cardinality(star_counts) = 5),
  primary key (subject_kind, subject_id)
);
create index summary_business on reviews.summary (business_id);
