-- Reports about platforms are for each payee, so later areas read whose a sale is.
create or replace view payments.v_sale as
select
  id, payment_id, seller_name, amount_cents, fee_cents, card_fee_cents, refunded_cents, disputed_cents, is_held, payee_id
from payments.sale;
