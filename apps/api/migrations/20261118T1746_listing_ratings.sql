-- How a listing is rated, for its card. The reviews area works it out and saves it here with each review, so that the
-- directory reads no table of a later area. What the earlier version of the product saves while it is being replaced
-- reaches the card with the next review.
create table directory.listing_rating (
  business_id text primary key references directory.business (id) on delete cascade,
  review_count int not null check (review_count >= 0),
  -- How many customers gave one star, two stars …
  star_counts int[] not null check (cardinality(star_counts) = 5)
);

insert into directory.listing_rating (business_id, review_count, star_counts)
select business_id, review_count, star_counts from reviews.summary where business_id is not null;

create view directory.v_listing_rating as
select business_id, star_counts from directory.listing_rating;
