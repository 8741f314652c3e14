-- Somebody who has had another account before. What they earn waits a day after the new one could first be paid, so
-- that whoever did not want the change can stop it.
alter table payments.payout_account
  add column is_replacement boolean not null default false,
  add column ready_at timestamptz;
update payments.payout_account set ready_at = read_at where transfers_enabled and payouts_enabled;
