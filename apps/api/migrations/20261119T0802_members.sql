-- Whom the owner asked to help at a business, and with what. The owner holds every right without a row.
-- Editors become members who may do everything an editor may: the default, which the release before this one relies on
-- when it adds a row. A later release drops both defaults with the views below.
alter table directory.editor rename to member;
alter table directory.member rename constraint editor_pkey to member_pkey;
alter index directory.editor_profile rename to member_profile;
alter table directory.member
  add column rights text[] not null default '{page,all_calendars,customers,money,applications}'
    constraint member_some_right check (cardinality(rights) > 0)
    constraint member_rights check (
      rights <@ array['page', 'all_calendars', 'customers', 'money', 'applications']
    );

alter table directory.editor_invitation rename to member_invitation;
alter table directory.member_invitation
  add column rights text[] not null default '{page,all_calendars,customers,money,applications}'
    constraint member_invitation_some_right check (cardinality(rights) > 0)
    constraint member_invitation_rights check (
      rights <@ array['page', 'all_calendars', 'customers', 'money', 'applications']
    );

create view directory.v_member as
select business_id, profile_id, rights from directory.member;

-- The release before this one knows nothing between an editor and a stranger. While it serves, it sees and writes those
-- who hold every right; anybody with less is a stranger to it, and an invitation to less has to wait for the restart.
create view directory.editor as
select business_id, profile_id, invited_by, created_at from directory.member
where rights @> '{page,all_calendars,customers,money,applications}';

create view directory.editor_invitation as
select id, business_id, email, token_hash, invited_by, created_at, expires_at from directory.member_invitation
where rights @> '{page,all_calendars,customers,money,applications}';

create or replace view directory.v_editor as
select business_id, profile_id from directory.member
where rights @> '{page,all_calendars,customers,money,applications}';
