-- The upload behind the photo, to give it up when another takes its place. No foreign key: uploads
-- stand above accounts and point down at the person already.
alter table accounts.profile
  add column photo_upload_id uuid unique,
  -- Every size with its width, as the browser's `srcset` takes it.
  add column photo_src_set text,
  add constraint profile_photo_whole
    check (photo_upload_id is null or (photo_url is not null and photo_src_set is not null));
