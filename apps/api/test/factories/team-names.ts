import { randomUUID } from "node:crypto";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import { teamNameTopic } from "@boab/contracts/common/consents";
import {
  insertNameRequest,
  markRequestAnswered,
  saveRequestToken,
} from "#areas/bookings/settings/name-requests.repository.ts";
import { giveConsent } from "#platform/consent/consents.repository.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { hashToken, makeId, makeToken } from "#platform/ids/ids.ts";

interface AskedPerson {
  businessId: string;
  teammateId: string;
  name: string;
  email?: string;
}

/** Somebody of a team who was asked whether they may be named, with the token of the link in the email. */
export async function addAskedTeammate(
  tx: Tx,
  { email = `${randomUUID()}@people.example`, ...person }: AskedPerson,
) {
  const token = makeToken();
  const key = makeId("TEAM", 8);
  const request = { ...person, email, publicKey: key, askedAt: new Date() };
  const { id } = await insertNameRequest(tx, request);
  await saveRequestToken(tx, id, hashToken(token));
  return { id, token, key, email };
}

/** Somebody of a team who agreed to be named. */
export async function addNamedTeammate(tx: Tx, person: AskedPerson) {
  const asked = await addAskedTeammate(tx, person);
  const { id, email, key: subject } = asked;
  const now = new Date();
  await markRequestAnswered(tx, id, now);
  const wording = bookingCopy.nameConsent(person.name, "a business");
  const consent = { email, topic: teamNameTopic, subject, wording } as const;
  await giveConsent(tx, { ...consent, through: "emailed link" }, now);
  return asked;
}

export const insertAskedTeammate = (db: Db, person: AskedPerson) =>
  inTransaction(db, (tx) => addAskedTeammate(tx, person));

export const insertNamedTeammate = (db: Db, person: AskedPerson) =>
  inTransaction(db, (tx) => addNamedTeammate(tx, person));
