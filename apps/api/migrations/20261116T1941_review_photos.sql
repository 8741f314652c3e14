-- Up to four photos with a review of an item. Their files go with the review, by the uploads behind them.
create table reviews.review_photo (
  upload_id uuid primary key,
  review_id uuid not null references reviews.review (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  picture jsonb not null
);
create index review_photo_review on reviews.review_photo (review_id, position);
