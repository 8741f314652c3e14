-- Who of a team agreed to be named on the business's page, and which visits were booked by name.
alter table platform.consent
  drop constraint consent_topic_check,
  drop constraint consent_given_through_check,
  drop constraint consent_withdrawn_through_check,
  add constraint consent_topic_check check (topic in
    ('newsletter', 'launch-reminder', 'store-reopening', 'review-invitations', 'review-replies', 'saved-items',
      'team-name')) not valid,
  add constraint consent_given_through_check check (given_through in ('form and emailed link', 'emailed link')) not valid,
  add constraint consent_withdrawn_through_check check (withdrawn_through in
    ('emailed link', 'name changed', 'left the team', 'the business', 'listing deleted')) not valid;

-- Whether a consent is in force is read where its effect is, so that nothing can go on without it.
create view platform.v_consent as
select email, topic, subject, given_at, withdrawn_at, withdrawn_through from platform.consent;

-- Asks somebody of a team for consent to be named as the owner wrote them. The answer itself is in platform.consent.
create table bookings.name_request (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  teammate_id uuid not null references bookings.teammate (id) on delete cascade,
  -- The consent is for this name.
  name text not null check (char_length(name) between 1 and 60),
  email text not null check (email = lower(email) and char_length(email) <= 254),
  -- Stands for the person in public addresses, and is the subject of the consent.
  public_key text not null unique,
  -- Made as the email is sent.
  token_hash bytea unique,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- Since another was sent, the name changed, or the business took it back; kept for a while to count the requests.
  ended_at timestamptz
);
create unique index name_request_open on bookings.name_request (teammate_id) where ended_at is null;
create index name_request_of_business on bookings.name_request (business_id, asked_at);
create index name_request_of_email on bookings.name_request (email);
create index name_request_ended on bookings.name_request (ended_at) where ended_at is not null;

alter table bookings.booking
  -- Whom the customer asked for by name; the visit may have been given to somebody else since.
  add column chosen_teammate_id uuid references bookings.teammate (id),
  -- The customer proposed a time at which anyone may do the visit.
  add column is_proposal_for_anyone boolean not null default false;
