-- Since when a press opens a payment's page at the provider. Presses beside it wait for what it gets.
alter table payments.payment add column opening_at timestamptz;
