-- Cards that were declined on a payment's page. Whoever tries one card after another at the same seller is refused a
-- further page; what other people leave unpaid counts for nothing.
create table payments.declined_charge (
  charge_id text primary key,
  payment_id uuid not null references payments.payment (id),
  declined_at timestamptz not null
);
create index declined_charge_of_payment on payments.declined_charge (payment_id);
