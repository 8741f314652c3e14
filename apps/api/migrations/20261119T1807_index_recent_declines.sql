-- outside a transaction
create index concurrently declined_charge_recent on payments.declined_charge (declined_at);
