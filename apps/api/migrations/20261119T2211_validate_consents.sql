-- Every row passed the narrower checks, and was written while these were checked.
alter table platform.consent
  validate constraint consent_topic_check,
  validate constraint consent_given_through_check,
  validate constraint consent_withdrawn_through_check;
