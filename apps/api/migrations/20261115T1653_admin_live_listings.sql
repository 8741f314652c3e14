-- Staff go through all live listings, newest first, and look for a part of a name.
create index business_live_newest on directory.business (created_at desc, id desc)
  where is_public;
create index business_live_name on directory.business
  using gin (directory.plain(business_name) gin_trgm_ops) where is_public;
