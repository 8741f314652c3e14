import type { Teammate, TeammateRow } from "@boab/contracts/bookings/team";

export interface TeammateDraft extends Omit<Teammate, "id"> {
  /** The key identifies the row on the page; the server creates the id of somebody new. */
  key: string;
  id?: string | undefined;
}

export const toTeammateDraft = (teammate: Teammate): TeammateDraft => ({
  ...teammate,
  key: teammate.id,
});

export const createTeammateDraft = (key: string): TeammateDraft => ({
  key,
  name: "",
  takesBookings: true,
  weekly: null,
  daysOff: [],
  serviceIds: null,
});

export const toTeammateRow = ({ key: _key, id, ...teammate }: TeammateDraft): TeammateRow => ({
  ...teammate,
  ...(id && { id }),
});
