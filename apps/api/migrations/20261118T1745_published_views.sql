-- What later areas may read of earlier ones. Each view is one table with a list of columns under the same names, so that
-- PostgreSQL plans a query as if it named the table. Everything that is not listed here stays with its area.

create view accounts.v_person as
select
  id, full_name, alias, email, email_verified, photo_url, user_status, admin_status, media_status, deleted_at
from accounts.profile;

-- For the administration of users: what it filters, searches and sorts by.
create view accounts.v_member as
select
  id, user_status, admin_status, merchant_status, media_status, directory_status, directory_plan, stripe_account_id,
  search_text, created_at, deleted_at
from accounts.profile;

create view uploads.v_upload as
select id, file_name from uploads.upload;

create view payments.v_payout_account as
select
  user_id, stripe_id, state, is_ready, details_submitted, charges_enabled, payouts_enabled, currently_due
from payments.payout_account;

create view payments.v_payment as
select id, state, amount_cents, session_id, url, expires_at, paid_at from payments.payment;

create view payments.v_sale as
select
  id, payment_id, seller_name, amount_cents, fee_cents, card_fee_cents, refunded_cents, disputed_cents, is_held
from payments.sale;

create view payments.v_sale_line as
select sale_id, reference from payments.sale_line;

create view payments.v_refund as
select id, sale_id, dispute_id, amount_cents, reason, created_at, undone_at from payments.refund;

create view directory.v_business as
select
  id, owner_id, business_name, slug, description, category, email, phone, street, city, state, postcode, hide_address,
  time_zone, days, logo, cover, cover_position, is_public, delete_requested_at
from directory.business;

create view directory.v_editor as
select business_id, profile_id from directory.editor;

create view directory.v_suburb as
select name, postcode from directory.suburb;

create view marketplace.v_store as
select id, store_name from marketplace.store;

create view marketplace.v_item as
select id, store_id, sku, name, status, stock, price_cents, main_picture, is_listed from marketplace.item;

create view marketplace.v_store_order as
select id, sale_id, buyer_id from marketplace.store_order;

create view marketplace.v_order_line as
select order_id, item_id from marketplace.order_line;

create view media.v_video as
select id, title from media.video;

create view magazine.v_document as
select id, title from magazine.document;

create view bookings.v_booking as
select id, business_id, user_id, payment_id, status, completed_at from bookings.booking;

create view jobs.v_application as
select id, business_id from jobs.application;

create view platform.v_audit_entry as
select id, at, actor_id, act, object_type, object_id, changes, request_id from platform.audit_entry;

create view platform.v_audit_personal as
select entry_id, person, changes, ip from platform.audit_personal;

create view platform.v_audit_refusals as
select entry_id, times from platform.audit_refusals;
