-- What went back of each sale, for every place that shows money of it: what we gave back of our fee, and of the amount
-- what went back together with its card part. What failed to reach the buyer doesn't count.
create view payments.v_refunded_sale as
select
  sale_id,
  sum(fee_cents)::integer as returned_fee_cents,
  coalesce(sum(amount_cents) filter (where not keeps_card_fee), 0)::integer as covered_cents
from payments.refund
where undone_at is null
group by sale_id;
