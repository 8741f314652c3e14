import {
  type AreaMatrix,
  activeOnly,
  actorMismatch,
  adminsOnly,
  badRequest,
  conflict,
  everyone,
  forbidden,
  notFound,
  ownInterest,
  signedInOnly,
  staffOnly,
} from "../outcomes.ts";

const staffRefused = { moderator: forbidden, admin: forbidden } as const;

export const accountsMatrix: AreaMatrix = {
  // A profile is created for the person of the session; the body may only repeat who that is.
  "POST /user/create-user": {
    object: "profile",
    own: signedInOnly(200),
    others: signedInOnly(actorMismatch),
    missing: signedInOnly(actorMismatch),
  },
  "GET /user/get-user/:uid": {
    object: "profile",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(notFound),
  },
  "GET /user/by-handle/:handle": {
    object: "handle",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(notFound),
  },
  "GET /user/get-all-users": { none: staffOnly(200) },
  "POST /user/welcome": { none: staffOnly(202) },
  "GET /user/my-data": { none: signedInOnly(200) },
  // The token is the right; a session opens what its link doesn't, and the other way round.
  "POST /contact-links": { none: everyone(202) },
  "POST /contact-links/sessions": {
    object: "contact link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /contact-links/data": {
    object: "contact session",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /contact-links/erasure": {
    object: "contact session",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "PUT /user/photo": {
    object: "ready photo",
    own: signedInOnly(200),
    others: signedInOnly(notFound),
    missing: signedInOnly(notFound),
  },
  "DELETE /user/photo": { none: signedInOnly(200) },
  // Which accounts are closed is private, so somebody else's looks like a missing one.
  "DELETE /user/delete-user/:uid": {
    object: "profile",
    own: signedInOnly(204),
    others: signedInOnly(notFound, { admin: 204 }),
    missing: signedInOnly(notFound),
  },

  "PUT /admin/users/update/:id": {
    object: "profile",
    own: signedInOnly(200),
    others: staffOnly(200, actorMismatch),
    missing: staffOnly(notFound, actorMismatch),
  },
  "PUT /admin/users/update": { none: signedInOnly(badRequest) },
  "PUT /admin/users/update/": { none: signedInOnly(badRequest) },
  // Nobody can ban themselves.
  "POST /admin/users/:id/ban": {
    object: "profile",
    own: staffOnly(ownInterest),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
  "POST /admin/users/:id/unban": {
    object: "banned profile",
    own: staffOnly(200),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
  "DELETE /admin/users/delete/:id": {
    object: "profile",
    own: adminsOnly(200),
    others: adminsOnly(200),
    missing: adminsOnly(notFound),
  },

  // A fresh ID token of the provider proves who the person is.
  "POST /session": {
    object: "id token",
    own: everyone(200),
    others: everyone("401 sign_in_expired"),
    missing: everyone("401 sign_in_expired"),
  },
  "GET /session": { none: everyone(200) },
  "DELETE /session": { none: everyone(204) },
  "DELETE /session/everywhere": { none: signedInOnly(204) },
  "POST /session/password-reset": { none: everyone(202) },
  // The sample's code is not valid; a valid one is all it takes.
  "POST /session/password-reset/confirm": { none: everyone(notFound) },
  "PUT /session/password": { none: signedInOnly(200) },
  "POST /session/email-change": { none: signedInOnly(202) },
  "POST /session/email-refresh": { none: signedInOnly(200) },
  "POST /session/email-verification": { none: signedInOnly(202) },

  // The sample asks for Media access: staff need not ask, and a creator already has it.
  "POST /access-requests": {
    object: "profile",
    own: activeOnly(200, { creator: conflict, ...staffRefused }),
    others: activeOnly(actorMismatch, staffRefused),
    missing: activeOnly(actorMismatch, staffRefused),
  },
  "GET /access-requests": { none: staffOnly(200) },
  "GET /access-requests/mine": { none: signedInOnly(200) },
  // Nobody decides their own request.
  "POST /access-requests/:requestId/approve": {
    object: "access request",
    own: staffOnly(ownInterest),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
  "POST /access-requests/:requestId/decline": {
    object: "access request",
    own: staffOnly(ownInterest),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
};
