-- outside a transaction
create index concurrently payment_of_guest on payments.payment (payer_email) where payer_email is not null;
