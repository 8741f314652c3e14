-- Each invitation has a link that stops them; only the hash of its token is stored.
alter table reviews.visit_invitation add column stop_token_hash bytea unique;

-- Members who want no more invitations to write a review.
create table reviews.invitation_opt_out (
  profile_id text primary key references accounts.profile (id),
  created_at timestamptz not null
);
