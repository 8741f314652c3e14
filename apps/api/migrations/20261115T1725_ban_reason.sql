-- Why somebody is banned, for staff and for the person; gone with the ban.
alter table accounts.profile
  add column ban_reason text check (char_length(ban_reason) between 1 and 500);
