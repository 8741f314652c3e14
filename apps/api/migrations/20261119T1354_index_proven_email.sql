-- outside a transaction
create index concurrently profile_proven_email on accounts.profile (lower(email))
  where email_verified and deleted_at is null;
