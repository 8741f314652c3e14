-- An address that the mail server refuses for good holds nobody else up.
alter table outreach.issue_recipient
  drop constraint issue_recipient_status_check,
  add constraint issue_recipient_status_check
    check (status in ('waiting', 'sent', 'left', 'refused'));
