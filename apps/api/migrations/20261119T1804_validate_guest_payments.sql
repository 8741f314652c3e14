-- Every row is null, and was checked while others kept paying.
alter table payments.payment validate constraint payment_payer_email;
alter table payments.payment validate constraint payment_return_path;
