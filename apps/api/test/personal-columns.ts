/**
 * Columns nobody can be recognised by: ids, statuses, places, pictures' keys, what the team writes. Invoices and the
 * payment account are kept as long as tax law says; responses to repeated requests go after two days.
 */
const nonPersonalColumns: Record<string, string> = {
  "accounts.access_request": "user_id access_type status decided_by",
  "accounts.contact": "profile_id",
  "accounts.contact_link": "token_hash",
  "accounts.handle": "profile_id",
  "accounts.profile":
    "id user_status admin_status merchant_status media_status mag_status directory_status directory_plan granted_plan subscribed_plan stripe_account_id",
  "admin.setting_change": "key value reason changed_by",
  "bookings.booking":
    "id business_id user_id service_id service_title teammate_id chosen_teammate_id style blocked time_zone payment_status payment_id status cancelled_by guest_network guest_browser party_of",
  "bookings.calendar_feed": "business_id user_id token_hash",
  "bookings.customer": "business_id user_id person",
  "bookings.manage_link": "token_hash booking_id",
  "bookings.name_request": "business_id teammate_id public_key token_hash",
  "bookings.request_link": "token_hash booking_id user_id",
  "bookings.service": "business_id styles extras preparation",
  "bookings.suggestion": "business_id booking_id token_hash outcome",
  "bookings.teammate": "id business_id weekly service_ids",
  "bookings.time_block": "business_id",
  "bookings.settings": "business_id mode single_slots daily weekly week feed_token_hash",
  "bookings.waitlist_link": "token_hash place_id",
  "bookings.waitlist_offer": "business_id place_id teammate_id blocked outcome booking_id",
  "bookings.waitlist_place":
    "id business_id user_id service_id service_title style teammate_id dates last_date earliest_start latest_start end_reason",
  "directory.business":
    "id owner_id slug category city state postcode country big_city time_zone cover cover_position logo video days week",
  "directory.community_word": "word other kind",
  "directory.member": "business_id profile_id invited_by rights",
  "directory.member_invitation": "business_id invited_by rights",
  "directory.gallery_picture": "business_id picture orientation smaller",
  "directory.listing_rating": "business_id",
  "directory.booking_offer": "business_id",
  "directory.bookable_service": "business_id",
  "directory.free_day": "business_id",
  "directory.listing_report": "business_id reporter_id reason status decided_by",
  "directory.listing_view_day": "business_id",
  "directory.map_count": "category state",
  "directory.price": "business_id",
  "directory.saved_listing": "profile_id business_id",
  "directory.slug": "slug business_id",
  "directory.special_day": "business_id kind windows",
  "directory.suburb": "name postcode state",
  "magazine.document": "id owner_id state category published_version slug",
  "magazine.document_picture": "upload_id document_id src",
  "magazine.document_version": "id document_id kind saved_by category",
  "marketplace.back_notice": "store_id",
  "marketplace.cart_delivery": "user_id store_id option_id",
  "marketplace.cart_line": "user_id",
  "marketplace.checkout": "buyer_id cart_key state recipient_state recipient_postcode",
  "marketplace.checkout_line": "store_id name picture",
  "marketplace.checkout_part": "store_id delivery_courier delivery_service",
  "marketplace.changed_item": "item_id",
  "marketplace.saved_item": "profile_id item_id",
  "marketplace.item":
    "id sku store_id status category sub_category sub_sub_category condition couriers main_picture",
  // What a thing is offered in, such as M and indigo.
  "marketplace.item_photo": "item_id picture size colour type",
  // A number of a parcel says nothing without the courier's own records.
  "marketplace.store_order":
    "id store_id buyer_id state delivery_courier delivery_service recipient_state recipient_postcode words received_how seller_abn",
  "marketplace.order_line":
    "order_id item_id name picture size colour type courier tracking_number",
  "marketplace.order_problem": "order_id kind state note decided_by",
  "marketplace.order_message": "order_id author_id",
  "marketplace.refunded_part": "order_id",
  // A picture says nothing in words; the files go with the account.
  "reviews.review_photo": "picture",
  "marketplace.variant": "item_id size colour type",
  // Merchant id and ABN have a form that no mark fits; the tests of stores show that they go.
  "marketplace.store": "id user_id merchant_id abn header header_position logo logo_position",
  "media.account": "id user_id header profile",
  "media.comment": "video_id author_id",
  "media.video": "id vid_id account_id category business_id",
  "media.video_like": "video_id profile_id",
  "media.watch_later": "profile_id video_id",
  "media.watch_progress": "profile_id video_id",
  "moderation.appeal": "first_decider outcome decided_by",
  "moderation.decision": "verdict reason author_id decided_by undone_by",
  "moderation.report": "reporter_id reason",
  "moderation.report_case": "subject_kind subject_id status",
  "jobs.application": "business_id posting_id position location type status",
  "jobs.job_list": "business_id",
  "jobs.posting": "id business_id type state salary_unit",
  // Articles stay when their writer leaves, without the name.
  "magazine.article":
    "slug document_id title subtitle excerpt lede category tags hero body plain_text",
  "magazine.article_mention": "kind target_id",
  "magazine.author": "profile_id",
  "outreach.enquiry": "source handled_by",
  "outreach.issue": "subject intro status created_by",
  "outreach.issue_recipient": "status",
  "outreach.launch_reminder": "area",
  "outreach.subscriber": "status unsubscribe_token",
  "payments.customer": "user_id stripe_id",
  "payments.drift": "kind subject_type subject_id object_id ours_says theirs_says",
  "payments.ledger_entry": "account payee_id",
  "payments.ledger_movement": "key kind",
  "payments.outbox": "kind idempotency_key destination state last_error stripe_id",
  "payments.payment": "buyer_id cart_key purpose currency state session_id charge_id return_path",
  "payments.reconciliation_run": "scope figures problem",
  "payments.dispute": "stripe_id state",
  "payments.declined_charge": "charge_id",
  // The reason is one of a closed list.
  "payments.refund": "requested_by dispute_id reason",
  // A receipt names the business and what it sold, for as long as the law asks.
  "payments.sale": "payee_id seller_name seller_path",
  "payments.sale_line": "reference title",
  "payments.invoice": "stripe_id user_id subscription_id number state",
  "payments.payout_account": "user_id state stripe_id type country disabled_reason",
  "payments.plan_checkout": "user_id plan billing_period price_id state stripe_id",
  "payments.stripe_event": "id endpoint type account_id object_id outcome problem",
  "payments.subscription": "stripe_id user_id plan billing_period state",
  "payments.trial": "user_id subscription_id card_hash",
  "payments.trial_reminder": "subscription_id",
  "platform.audit_entry": "actor_id act object_type object_id changes ip request_id",
  "platform.audit_refusals": "actor_id route",
  "platform.consent": "topic subject wording given_through withdrawn_through",
  "platform.idempotent_answer": "actor route key request_hash answer",
  "platform.unsubscribe_link": "topic",
  "reviews.earlier_version": "tie",
  "reviews.helpful_vote": "profile_id",
  "reviews.invitation_opt_out": "profile_id",
  "reviews.reply": "author_id",
  "reviews.review": "subject_kind subject_id business_id item_id author_id tie",
  "reviews.summary": "subject_kind subject_id business_id",
  "reviews.visit_invitation": "booking_id",
  "uploads.upload": "owner_id purpose target_id status reason declared_type quarantine_key keys",
};

/** Whether nobody can be recognised by what stands in `schema.table.column`. */
export const isNonPersonal = (name: string): boolean => isListed(nonPersonalColumns, name);

/**
 * Columns about people that are there to be shown to everybody: what somebody publishes about a business or under their
 * own name. All others are for few, and the drill `canary` looks for them everywhere.
 */
const published: Record<string, string> = {
  "accounts.handle": "handle",
  "accounts.profile": "alias username full_name photo_url photo_src_set",
  "bookings.service": "title",
  "bookings.settings": "booking_link booking_phone message_to_customers",
  "directory.business":
    "business_name catalog description email phone socials video_caption offer_words",
  "directory.gallery_picture": "name description",
  "directory.price": "title",
  "directory.search_word": "word",
  "directory.special_day": "note",
  "jobs.posting": "title location description apply_url business_name",
  "magazine.article": "author_names",
  "magazine.author": "slug name bio",
  "marketplace.item": "name description long_description brand pickup_note",
  "marketplace.search_word": "word",
  "marketplace.store": "slug store_name location description holiday_message",
  "media.account": "name description website",
  "media.comment": "body",
  "media.video": "title channel_title artist description",
  "reviews.reply": "body",
  "reviews.review": "comment",
};

/** Whether everybody may read what stands in `schema.table.column`. */
export const isPublished = (name: string): boolean => isListed(published, name);

function isListed(columns: Record<string, string>, name: string): boolean {
  const [, table = "", column = ""] = /^(.*)[.](\w+)$/.exec(name) ?? [];
  return columns[table]?.split(" ").includes(column) ?? false;
}
