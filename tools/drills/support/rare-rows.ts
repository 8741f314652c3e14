import type pg from "pg";

const person = "(select id from accounts.profile where username = 'amara.okafor')";
const seller = "(select id from accounts.profile where username = 'kwame.mensah')";
const listing = "(select id from directory.business where slug = 'ubuntu-braid-studio')";
const review = "(select id from reviews.review order by id limit 1)";

/** One row of each kind that the demo has none of. */
export async function addRareRows(db: pg.Pool): Promise<void> {
  for (const statement of [
    `insert into accounts.access_request (user_id, access_type, reason, status, decline_reason, decided_by, decided_at)
     values (${person}, 'media', 'a', 'declined', 'a', ${person}, now())`,
    `with guest as (
       insert into accounts.contact (email, proven_at) values ('a@a.example', now()) returning id)
     insert into accounts.contact_link (token_hash, contact_id, is_session, created_at, expires_at)
     select sha256('contact-link-of-the-drill'), id, false, now(), now() + interval '1 day' from guest`,
    `insert into bookings.customer (business_id, user_id, name, email, phone, latest_starts_at, notes, preferences)
     values (${listing}, ${person}, 'a', 'a@a.example', 'a', now(), 'a', 'a')
     on conflict (business_id, person) do update set notes = 'a', preferences = 'a'`,
    `insert into bookings.waitlist_place (id, business_id, email, dates, last_date, created_at)
     values ('WAIT-DRILL222', ${listing}, 'a@a.example', array['2031-01-01'], '2031-01-01', now())
     on conflict do nothing`,
    `with somebody as (
       insert into bookings.teammate (id, business_id, position, name, takes_bookings)
       values (gen_random_uuid(), ${listing}, 90, 'a', true) returning id, business_id)
     insert into bookings.name_request (business_id, teammate_id, name, email, public_key, asked_at)
     select business_id, id, 'a', 'a@a.example', 'TEAM-DRILL001', now() from somebody`,
    `insert into outreach.enquiry (name, email, business, message, source)
     values ('a', 'a@a.example', 'a', 'a', 'contact')`,
    `insert into outreach.subscriber (email, name, status, unsubscribe_token)
     values ('a@a.example', 'a', 'confirmed', 'unsubscribe-of-the-drill')`,
    `insert into platform.consent (email, topic, wording, given_at, given_through)
     values ('a@a.example', 'newsletter', 'a', now(), 'form and emailed link')`,
    `insert into platform.unsubscribe_link (token_hash, email, topic)
     values (sha256('unsubscribe-of-the-drill'), 'a@a.example', 'newsletter')`,
    `insert into outreach.launch_reminder (area, email) values ('media', 'a@a.example')`,
    `insert into directory.listing_report (business_id, reporter_id, reason, details)
     values (${listing}, ${person}, 'other', 'a')`,
    `insert into directory.special_day (business_id, date, kind, note) values (${listing}, current_date + 30, 'closed', 'a')`,
    `insert into directory.member_invitation (business_id, email, token_hash, invited_by, expires_at)
     values (${listing}, 'a@a.example', '\\x00', ${person}, now() + interval '1 day')`,
    `insert into marketplace.store (id, user_id, slug, store_name, email, phone_number, created_at, updated_at)
     values ('STO-DRILL001', ${seller}, 'store-of-the-drill', 'Store of the drill', 'a@a.example', 'a', now(), now())
     on conflict do nothing`,
    `update marketplace.store set hidden_at = now(), hidden_reason = 'a'
     where id = (select id from marketplace.store where user_id <> ${seller} order by slug limit 1)`,
    `insert into marketplace.back_notice (store_id, email, asked_at)
     select id, 'a@a.example', now() from marketplace.store limit 1`,
    `with paid as (
       insert into payments.payment (id, buyer_id, cart_key, purpose, amount_cents, state, created_at, expires_at)
       values (gen_random_uuid(), ${person}, 'drill', 'order', 495, 'expired', now(), now()) returning id, buyer_id),
     sold as (
       insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents, fee_cents, share_cents,
         created_at)
       select gen_random_uuid(), id, ${seller}, 'a', '/a', 495, 0, 495, now() from paid returning id),
     sold_line as (
       insert into payments.sale_line (sale_id, position, reference, title, unit_cents, quantity)
       select id, 1, 'a', 'a', 495, 1 from sold)
     insert into marketplace.checkout (id, buyer_id, cart_key, state, recipient_name, recipient_phone,
       recipient_street, recipient_suburb, created_at, held_until, ended_at)
     select id, buyer_id, 'drill', 'released', 'a', 'a', 'a', 'a', now(), now(), now() from paid`,
    `insert into moderation.appeal (decision_id, first_decider, body, outcome, note, decided_by, decided_at)
     select id, decided_by, 'a', 'upheld', 'a', ${person}, now() from moderation.decision limit 1`,
    `insert into reviews.earlier_version (review_id, rating, comment, tie, written_at, replaced_at)
     values (${review}, 1, 'a', 'customer', now(), now())`,
    `insert into payments.invoice (stripe_id, user_id, amount_cents, state, page_url, pdf_url, created_at, reading, synced_at)
     values ('in_drill', ${person}, 495, 'paid', 'https://a.example', 'https://a.example', now(), 1, now())`,
    `insert into payments.plan_checkout (id, user_id, plan, billing_period, price_id, url, created_at, expires_at)
     values (gen_random_uuid(), ${person}, 'Pro', 'yearly', 'price_1', 'https://a.example', now(), now() + interval '1 day')`,
    `with line as (
       insert into platform.audit_entry (actor_id, act, object_type, object_id)
       values (${person}, 'update profile', 'profile', ${person}) returning id, at)
     insert into platform.audit_personal (entry_id, entry_at, person, changes)
     select id, at, ${person}, '{"fullName": "a"}' from line`,
    `with written as (
       insert into magazine.document (id, owner_id, revision, state, title, standfirst, body, words, created_at, saved_at,
         submitted_at, note)
       values ('DOC-DRILL1', ${person}, 1, 'submitted', 'a', 'a', '{"type": "doc", "content": []}', 0, now(), now(),
         now(), 'a') on conflict do nothing returning id)
     insert into magazine.document_version (document_id, revision, kind, saved_by, saved_at, title, standfirst, tags, body,
       words, words_added, words_removed)
     select id, 1, 'submitted', ${person}, now(), 'a', 'a', '{}', '{"type": "doc", "content": []}', 0, 0, 0 from written`,
    `insert into outreach.issue (subject, intro, created_by, created_at, updated_at)
     values ('a', 'a', ${person}, now(), now())`,
    `insert into platform.mail (key, recipient, subject) values ('a', 'a@a.example', 'a')`,
  ])
    await db.query(statement);
}
