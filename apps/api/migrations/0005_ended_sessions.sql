-- Sessions that were signed out before they ran out; to the identity provider they would still hold.
create table accounts.ended_session (
  session_hash bytea primary key,
  ended_at timestamptz not null
);
create index ended_session_ended_at on accounts.ended_session (ended_at);
