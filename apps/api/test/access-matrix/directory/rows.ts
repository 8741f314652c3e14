import {
  type AreaMatrix,
  activeOnly,
  adminsOnly,
  everyone,
  forbidden,
  makePendingExceptions,
  notFound,
  ownInterest,
  signedInOnly,
  staffOnly,
} from "../outcomes.ts";

const editorsRefused = { editor: forbidden } as const;
const notFoundWithoutSession = { visitor: notFound, "token holder": notFound } as const;
const staff = { moderator: 200, admin: 200 } as const;

/** A hidden listing exists only for those who manage it. */
const hiddenReadingRows = {
  object: "hidden listing",
  own: everyone(200, { ...notFoundWithoutSession, ...makePendingExceptions(notFound) }),
  others: everyone(notFound, staff),
  missing: everyone(notFound),
} as const;

export const directoryMatrix: AreaMatrix = {
  "GET /dir/business": { none: everyone(200) },
  "GET /dir/map": { none: everyone(200) },
  "GET /dir/promoted": { none: everyone(200) },
  "GET /dir/categories": { none: everyone(200) },
  "GET /dir/stats": { none: everyone(200) },
  "GET /dir/sitemap": { none: everyone(200) },
  "GET /dir/sitemap/listings": { none: everyone(200) },
  "GET /dir/suburbs": { none: everyone(200) },
  // No suburbs are loaded, so none is near.
  "GET /dir/suburbs/nearest": { none: everyone(notFound) },

  "GET /dir/business/:id": hiddenReadingRows,
  "GET /dir/slug/:slug": hiddenReadingRows,
  "GET /dir/slug-proposal": { none: signedInOnly(200) },
  "GET /dir/new-listing": { none: activeOnly(200) },
  "GET /dir/business/:id/editing": {
    object: "hidden listing",
    own: activeOnly(200),
    others: { ...staffOnly(200, notFound), ...makePendingExceptions(forbidden) },
    missing: activeOnly(notFound),
  },

  "GET /dir/business/:id/role": {
    object: "hidden listing",
    own: signedInOnly(200, makePendingExceptions(notFound)),
    others: staffOnly(200, notFound),
    missing: signedInOnly(notFound),
  },

  // The owner's settings require directory access.
  "POST /dir/business": {
    none: activeOnly(forbidden, { "business owner": 201, moderator: 201, admin: 201 }),
  },
  "PUT /dir/business/:id": {
    object: "live listing",
    own: activeOnly(200),
    others: staffOnly(200),
    missing: activeOnly(notFound),
  },
  "DELETE /dir/gallery/remove/:id": {
    object: "gallery picture",
    own: activeOnly(200),
    others: staffOnly(200),
    missing: activeOnly(notFound),
  },
  "DELETE /dir/delete/:id": {
    object: "live listing",
    own: activeOnly(200, editorsRefused),
    others: staffOnly(200),
    missing: activeOnly(notFound),
  },

  "GET /dir/business/:id/editors": {
    object: "live listing",
    own: activeOnly(200, editorsRefused),
    others: staffOnly(200),
    missing: activeOnly(notFound),
  },
  "POST /dir/business/:id/editors": {
    object: "live listing",
    own: activeOnly(201, editorsRefused),
    others: staffOnly(201),
    missing: activeOnly(notFound),
  },
  // The owner alone, and not our team.
  "PUT /dir/business/:id/editors/:editorId": {
    object: "listing editor",
    own: activeOnly(200, editorsRefused),
    others: signedInOnly(forbidden),
    missing: activeOnly(notFound),
  },
  // Editors may remove themselves.
  "DELETE /dir/business/:id/editors/:editorId": {
    object: "listing editor",
    own: activeOnly(204),
    others: staffOnly(204),
    missing: activeOnly(notFound),
  },
  "DELETE /dir/business/:id/invitations/:invitationId": {
    object: "open invitation",
    own: activeOnly(204, editorsRefused),
    others: staffOnly(204),
    missing: activeOnly(notFound),
  },
  // Whoever holds the token has read the email, which says the same.
  "POST /dir/invitations/read": {
    object: "invitation token",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(notFound),
  },
  // The mailed token alone is not enough: the email must be the member's own, staff or not.
  "POST /dir/invitations/accept": {
    object: "invitation token",
    own: activeOnly(200),
    others: activeOnly(forbidden),
    missing: activeOnly(notFound),
  },

  "GET /dir/my-listings": { none: activeOnly(200) },
  "GET /dir/saved": { none: activeOnly(200) },
  "GET /dir/saved/ids": { none: activeOnly(200) },
  "PUT /dir/saved/:id": {
    object: "live listing",
    own: activeOnly(204),
    others: activeOnly(204),
    missing: activeOnly(notFound),
  },
  // Whatever is not saved afterwards is what was asked for.
  "DELETE /dir/saved/:id": {
    object: "live listing",
    own: activeOnly(204),
    others: activeOnly(204),
    missing: activeOnly(204),
  },
  "POST /dir/business/:id/reports": {
    object: "live listing",
    own: everyone(201),
    others: everyone(201),
    missing: everyone(notFound),
  },

  "GET /admin/listings": { none: staffOnly(200) },
  "GET /admin/listings/deleted": { none: staffOnly(200) },
  "POST /admin/listings/:id/restore": {
    object: "deleted listing",
    own: staffOnly(ownInterest),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
  "DELETE /admin/listings/:id": {
    object: "deleted listing",
    own: adminsOnly(ownInterest),
    others: adminsOnly(204),
    missing: adminsOnly(notFound),
  },

  // Words belong to the community: nobody has any of their own.
  "GET /admin/community-words": { none: staffOnly(200) },
  "PUT /admin/community-words": { none: staffOnly(200) },
  "DELETE /admin/community-words": {
    object: "community words",
    own: staffOnly(204),
    others: staffOnly(204),
    missing: staffOnly(notFound),
  },
};
