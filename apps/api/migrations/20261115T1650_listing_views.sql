-- How often each listing was opened, by day in Sydney; never by whom.
create table directory.listing_view_day (
  business_id text not null references directory.business (id) on delete cascade,
  day date not null,
  views bigint not null default 0,
  primary key (business_id, day)
);
