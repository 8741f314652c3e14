-- What people agreed to by email, and what they stopped: one row from yes to no. A topic that needs no yes, such as
-- emails about saved items, only has a row once somebody unsubscribes.
create table platform.consent (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  topic text not null check (topic in
    ('newsletter', 'launch-reminder', 'store-reopening', 'review-invitations', 'review-replies', 'saved-items')),
  -- The launch area or the store that a one-off email is about.
  subject text not null default '',
  -- The words that were shown; null for consents from before they were stored.
  wording text,
  given_at timestamptz,
  given_through text check (given_through in ('form and emailed link')),
  withdrawn_at timestamptz,
  withdrawn_through text check (withdrawn_through in ('emailed link')),
  check (given_at is not null or withdrawn_at is not null),
  check ((given_at is null) = (given_through is null)),
  check ((withdrawn_at is null) = (withdrawn_through is null))
);
create unique index consent_in_force on platform.consent (email, topic, subject) where withdrawn_at is null;
create unique index consent_refusal on platform.consent (email, topic, subject) where given_at is null;
create index consent_email on platform.consent (email, topic);

-- The link of every optional email. Its token is derived from a key, so the same one is in each email of a topic and
-- works as long as the email exists; only its hash is stored.
create table platform.unsubscribe_link (
  token_hash bytea primary key,
  email text not null check (email = lower(email)),
  topic text not null check (topic in ('newsletter', 'review-invitations', 'review-replies', 'saved-items')),
  created_at timestamptz not null default now()
);
create index unsubscribe_link_email on platform.unsubscribe_link (email);

insert into platform.consent
  (email, topic, given_at, given_through, withdrawn_at, withdrawn_through)
select lower(email), 'newsletter', confirmed_at,
  case when confirmed_at is not null then 'form and emailed link' end,
  case when status = 'left' then coalesce(left_at, now()) end,
  case when status = 'left' then 'emailed link' end
from outreach.subscriber
where confirmed_at is not null or status = 'left'
on conflict do nothing;

insert into platform.consent (email, topic, subject, given_at, given_through)
select lower(email), 'launch-reminder', area, confirmed_at, 'form and emailed link'
from outreach.launch_reminder where confirmed_at is not null
on conflict do nothing;

insert into platform.consent (email, topic, subject, given_at, given_through)
select lower(email), 'store-reopening', store_id, confirmed_at, 'form and emailed link'
from marketplace.back_notice where confirmed_at is not null
on conflict do nothing;

-- Whoever stopped the invitations did so by the link in one of them, so the email is theirs.
insert into platform.consent (email, topic, withdrawn_at, withdrawn_through)
select lower(profile.email), 'review-invitations', opt_out.created_at, 'emailed link'
from reviews.invitation_opt_out as opt_out
join accounts.profile as profile on profile.id = opt_out.profile_id
where profile.email <> ''
on conflict do nothing;
