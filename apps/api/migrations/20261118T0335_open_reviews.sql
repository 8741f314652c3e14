-- X-85: a review may come without saying how its author knows the business. It is open until they do, and not in the mean.
alter table reviews.review alter column tie drop not null;
alter table reviews.earlier_version alter column tie drop not null;
-- The newest reviews of all businesses.
create index review_newest_of_all
  on reviews.review (created_at desc, id desc) where is_shown and subject_kind = 'business';
