/**
 * SQL that gives the listings that are there many reviews by as many people. Half of them are of the first listing; some
 * have a reply, some come from somebody whose visit took place.
 */
export const makeManyReviewsSql = (count: number): string[] => [
  "begin",
  `insert into accounts.handle (handle, profile_id)
   select 'writer.' || n, 'manywriter' || n from generate_series(1, ${count}) n`,
  `insert into accounts.profile (id, full_name, username, alias, email)
   select 'manywriter' || n, 'Writer ' || n, 'writer.' || n, 'writer.' || n, 'writer' || n || '@people.example'
   from generate_series(1, ${count}) n`,
  `insert into reviews.review (subject_kind, subject_id, author_id, rating, comment, tie, helpful_count, created_at)
   select 'business', business.id, 'manywriter' || n, 1 + n % 5, 'Number ' || n,
     (array['customer', 'customer', 'knows owner', 'worked here'])[1 + n % 4], n * 7 % 50,
     now() - n * interval '1 minute'
   from generate_series(1, ${count}) n
   join directory.business on business.id = 'BUS-' || lpad((case when n % 2 = 0 then 1 else
     1 + n % (select count(*) from directory.business) end)::text, 8, '0')`,
  `insert into reviews.reply (review_id, author_id, body)
   select id, 'manyowner', 'Thank you.' from reviews.review where helpful_count % 3 = 0`,
  `insert into bookings.booking (id, business_id, user_id, customer_name, starts_at, ends_at, blocked, time_zone,
     payment_status, status, completed_at, created_at)
   select 'BOOK-' || lpad(row_number() over ()::text, 8, '0'), subject_id, author_id, 'Writer', created_at,
     created_at + interval '1 minute', tstzrange(created_at, created_at + interval '1 minute'), 'Australia/Melbourne',
     'pay later', 'completed', created_at, created_at
   from reviews.review where rating % 2 = 0`,
  `insert into reviews.summary (subject_kind, subject_id, review_count, star_counts)
   select 'business', id, 0, '{0,0,0,0,0}' from directory.business on conflict do nothing`,
  `insert into directory.listing_rating (business_id, review_count, star_counts)
   select id, 0, '{0,0,0,0,0}' from directory.business on conflict do nothing`,
  "commit",
  "vacuum analyze reviews.review",
  "vacuum analyze reviews.reply",
  "vacuum analyze bookings.booking",
  "vacuum analyze accounts.profile",
];
