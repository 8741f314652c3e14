import { sql } from "kysely";

/**
 * Joins those who are named: their consent is in force, for the name they have now. Everything public about a person goes
 * through this, so that nothing outlives the consent. `teammate`, `request` and `consent` are the names of the tables.
 */
export const namedTeammates = sql`bookings.name_request as request
  join bookings.teammate as teammate on teammate.id = request.teammate_id
    and teammate.removed_at is null and teammate.name = request.name
  join platform.v_consent as consent on consent.email = request.email and consent.topic = 'team-name'
    and consent.subject = request.public_key and consent.given_at is not null and consent.withdrawn_at is null`;
