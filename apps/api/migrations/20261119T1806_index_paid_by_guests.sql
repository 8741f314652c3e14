-- outside a transaction
create index concurrently payment_paid_by_guest on payments.payment (paid_at) where buyer_id is null;
