-- Photos with what a buyer reported, for both sides and our team; their files are private.
create table marketplace.problem_photo (
  problem_id uuid not null references marketplace.order_problem (id),
  number smallint not null check (number between 1 and 4),
  upload_id uuid not null unique,
  width integer not null,
  height integer not null,
  primary key (problem_id, number)
);
