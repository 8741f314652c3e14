-- outside a transaction
-- Fills the renamed columns of the rows that were there before the triggers. It walks each table by its key and commits
-- after every 5,000 rows, so that nobody waits long for a row. When it is interrupted, it starts again and skips what it
-- has filled.
do $$
declare
  renamed text[];
  last_id text;
begin
  foreach renamed slice 1 in array array[
    ['moderation.decision', 'uuid', 'told_at', 'notified_at'],
    ['jobs.application', 'uuid', 'outcome_told_at', 'outcome_notified_at'],
    ['bookings.booking', 'text', 'wanted_at', 'proposed_starts_at']
  ] loop
    last_id := null;
    loop
      execute format(
        'with batch as (
           select id from %1$s where $1 is null or id > $1::%2$s order by id limit 5000
         ), filled as (
           update %1$s as filling set %4$I = %3$I from batch
           where filling.id = batch.id and %3$I is not null and %4$I is null
         )
         select id::text from batch order by id desc limit 1',
        renamed[1], renamed[2], renamed[3], renamed[4]
      ) into last_id using last_id;
      exit when last_id is null;
      commit;
    end loop;
  end loop;
end $$;
