create extension if not exists btree_gin;

-- The hours of the week, from Monday 00:00, in which a listing is open at all. An index on the minutes
-- themselves keeps only the span from the first to the last, and every night of the week lies in that.
create function directory.hours_of(minutes int4multirange) returns smallint[]
  language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(distinct hour::smallint order by hour::smallint), '{}')
    from unnest(minutes) as span
    cross join lateral generate_series(lower(span) / 60, (upper(span) - 1) / 60) as hour
  );
alter table directory.business
  add column open_hours smallint[] not null generated always as (directory.hours_of(open_minutes)) stored;
create index business_open on directory.business using gin (time_zone, open_hours)
  where delete_requested_at is null;

-- A suburb that leaves the list, or moves, finds its listings.
create index business_suburb on directory.business (suburb_id);

-- What somebody offered ends with their account.
create index editor_invitation_inviter on directory.editor_invitation (invited_by);

-- Whether people could ever see a listing at this address. Only then may it be called gone: of one that was
-- never shown, nobody learns that it was there. Of what is erased already nobody knows; it stays gone.
alter table directory.slug add column was_public boolean not null default false;
update directory.slug set was_public = true
where business_id is null
  or exists (select from directory.business where business.id = slug.business_id and business.is_live);

create function directory.note_public_slugs() returns trigger language plpgsql as $$
begin
  update directory.slug set was_public = true
  from changed
  where changed.is_public and slug.business_id = changed.id and not slug.was_public;
  return null;
end
$$;
create trigger business_slugs_of_new after insert on directory.business
  referencing new table as changed for each statement execute function directory.note_public_slugs();
create trigger business_slugs_of_changed after update on directory.business
  referencing new table as changed for each statement execute function directory.note_public_slugs();

-- An address remembers whose it was after the listing is erased, so that a link by its id is gone too.
alter table directory.slug drop constraint slug_business_exists;

-- As before, and a word that is forgotten at this moment waits: else the listing that uses it again, and is
-- not saved yet, would lose it.
create or replace function directory.note_words() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('directory.search_word', 0));
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
