-- Keys once began with the id of the person. `uploads.move-files` renames what is left of them; a release that is
-- still serving writes layout 1, which is then moved as well.
alter table uploads.upload add column key_layout smallint not null default 1;
create index upload_old_layout on uploads.upload (created_at)
  where key_layout = 1 and status in ('ready', 'attached');
