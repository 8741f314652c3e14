-- People with a connected payment account, in the order of the users list.
create index profile_with_stripe_account on accounts.profile (created_at desc, id desc)
  where deleted_at is null and stripe_account_id is not null;

-- The queue of access requests by state, by kind and by both, newest first.
create index access_request_by_status
  on accounts.access_request (status, created_at desc, id desc);
create index access_request_by_type
  on accounts.access_request (access_type, created_at desc, id desc);
create index access_request_by_status_and_type
  on accounts.access_request (status, access_type, created_at desc, id desc);
