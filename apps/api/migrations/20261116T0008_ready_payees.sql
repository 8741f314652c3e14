-- Whether a payee can be paid now: one definition for the pages of listings, for carts, and for shares that wait.
alter table payments.payout_account add column is_ready boolean
  generated always as (state = 'open' and transfers_enabled and payouts_enabled) stored;
create unique index payout_account_ready on payments.payout_account (user_id) where is_ready;
