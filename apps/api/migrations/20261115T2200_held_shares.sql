-- Paid, and the share is still with us, because the payee's account is not ready or a transfer was refused.
alter table payments.sale add column is_held boolean not null default false;
update payments.sale set is_held = true
  from payments.payment
  where payment.id = sale.payment_id and payment.state = 'paid' and not exists (
    select from payments.outbox
    where outbox.sale_id = sale.id and outbox.kind = 'transfer' and outbox.state <> 'refused');
create index sale_held on payments.sale (payee_id, created_at) where is_held;
